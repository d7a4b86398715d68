import { SwfBits } from './SwfBits';

/** A member of a class. */
export interface AbcTrait {
  readonly name: string;
  readonly kind: 'slot' | 'method' | 'getter' | 'setter' | 'class' | 'function' | 'const';
  /** The type of a slot or constant: `flash.display.MovieClip`, or `*`. */
  readonly type?: string;
}

export interface AbcClass {
  /** With its package. */
  readonly name: string;
  readonly base: string;
  readonly isInterface: boolean;
  readonly interfaces: readonly string[];
  readonly members: readonly AbcTrait[];
  readonly statics: readonly AbcTrait[];
  /** The code of the constructor. */
  readonly constructorCode: Uint8Array;
}

export interface AbcBlockFacts {
  readonly classes: readonly AbcClass[];
  readonly strings: readonly string[];
  readonly methodCount: number;
  /** What the scripts define, in their order. */
  readonly defined: readonly AbcTrait[];
}

const TRAITS = ['slot', 'method', 'getter', 'setter', 'class', 'function', 'const'] as const;

/** Reads an ABC block as the overview of the ActionScript virtual machine 2 says. Fails at what is damaged. */
export function readAbc(bytes: Uint8Array): AbcBlockFacts {
  return new AbcReader(bytes).read();
}

class AbcReader {
  private readonly bits: SwfBits;
  private readonly strings: string[] = [''];
  private readonly spaces: { kind: number; name: string }[] = [{ kind: 0, name: '*' }];
  private readonly names: string[] = ['*'];
  private readonly bodies = new Map<number, Uint8Array>();

  constructor(bytes: Uint8Array) {
    this.bits = new SwfBits(bytes);
  }

  read(): AbcBlockFacts {
    const minor = this.bits.u16();
    const major = this.bits.u16();
    if (major !== 46 || minor < 15) throw new Error(`ABC ${major}.${minor} is unknown`);
    this.readPool();
    const methodCount = this.u30();
    this.times(methodCount, () => {
      this.readMethod();
    });
    this.times(this.u30(), () => {
      this.u30();
      this.times(this.u30() * 2, () => this.u30());
    });
    const classes = this.readClasses();
    const defined = this.times(this.u30(), () => {
      this.u30();
      return this.traits();
    }).flat();
    this.readBodies();
    if (!this.bits.isAtEnd) throw new Error('something follows the ABC block');
    return {
      classes: classes.map(({ constructor: method, ...rest }) => ({
        ...rest,
        constructorCode: this.bodies.get(method) ?? new Uint8Array(),
      })),
      strings: this.strings.slice(1),
      methodCount,
      defined,
    };
  }

  private readClasses(): (Omit<AbcClass, 'constructorCode'> & { constructor: number })[] {
    const instances = this.times(this.u30(), () => {
      const [name, base] = [this.name(), this.name()];
      const flags = this.bits.u8();
      if (flags & 8) this.u30();
      const interfaces = this.times(this.u30(), () => this.name());
      const constructor = this.u30();
      return { name, base, isInterface: (flags & 4) !== 0, interfaces, constructor, members: this.traits() };
    });
    return instances.map((instance) => {
      this.u30();
      return { ...instance, statics: this.traits() };
    });
  }

  private readPool(): void {
    this.pool(() => this.u30());
    this.pool(() => this.u30());
    this.pool(() => this.bits.bytes(8));
    this.pool(() => this.strings.push(new TextDecoder().decode(this.bits.bytes(this.u30()))));
    this.pool(() => this.spaces.push({ kind: this.bits.u8(), name: this.strings[this.u30()] }));
    this.pool(() => this.times(this.u30(), () => this.u30()));
    this.pool(() => this.names.push(this.multiname()));
  }

  private multiname(): string {
    const kind = this.bits.u8();
    switch (kind) {
      case 0x07:
      case 0x0d: {
        const space = this.spaces[this.u30()];
        const name = this.strings[this.u30()];
        return space.name === '' || space.name === undefined ? name : `${space.name}.${name}`;
      }
      case 0x0f:
      case 0x10:
        return this.strings[this.u30()];
      case 0x11:
      case 0x12:
        return '[]';
      case 0x09:
      case 0x0e: {
        const name = this.strings[this.u30()];
        this.u30();
        return name;
      }
      case 0x1b:
      case 0x1c:
        this.u30();
        return '[]';
      case 0x1d: {
        const base = this.names[this.u30()];
        return `${base}.<${this.times(this.u30(), () => this.name()).join()}>`;
      }
      default:
        throw new Error(`a multiname of the kind ${kind} is unknown`);
    }
  }

  private readMethod(): void {
    const count = this.u30();
    this.u30();
    this.times(count, () => this.u30());
    this.u30();
    const flags = this.bits.u8();
    if (flags & 8)
      this.times(this.u30(), () => {
        this.u30();
        this.bits.u8();
      });
    if (flags & 0x80) this.times(count, () => this.u30());
  }

  private traits(): AbcTrait[] {
    return this.times(this.u30(), () => {
      const name = this.name();
      const head = this.bits.u8();
      const kind = TRAITS[head & 15];
      let type: string | undefined;
      this.u30();
      if (kind === 'slot' || kind === 'const') {
        type = this.name();
        if (this.u30() !== 0) this.bits.u8();
      } else this.u30();
      if (head & 0x40) this.times(this.u30(), () => this.u30());
      return { name, kind, ...(type === undefined ? {} : { type }) };
    });
  }

  private readBodies(): void {
    this.times(this.u30(), () => {
      const method = this.u30();
      this.times(4, () => this.u30());
      this.bodies.set(method, this.bits.bytes(this.u30()));
      this.times(this.u30() * 5, () => this.u30());
      this.traits();
    });
  }

  private name(): string {
    return this.names[this.u30()];
  }

  /** A part of the pool: its count is one more than there are entries. */
  private pool(read: () => unknown): void {
    for (let left = this.u30(); left > 1; left--) read();
  }

  private times<T>(count: number, read: () => T): T[] {
    return Array.from({ length: count }, read);
  }

  private u30(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bits.u8();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    return value;
  }
}
