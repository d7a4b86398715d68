import type { ExternalClass } from './Program';

/** Kinds of names. Source: the overview of the ActionScript virtual machine 2. */
const QUALIFIED = [0x07, 0x0d];
const RUNTIME_QUALIFIED = [0x0f, 0x10];
const RUNTIME_LATE = [0x11, 0x12];
const MULTIPLE = [0x09, 0x0e];
const MULTIPLE_LATE = [0x1b, 0x1c];
const APPLIED = 0x1d;

/** Kinds of namespaces that names outside of a block can be in: a package, and one that is there for all. */
const SHARED = [0x08, 0x16];

const HAS_OPTIONAL = 8;
const HAS_PARAMETER_NAMES = 0x80;
const HAS_PROTECTED = 8;
const IS_INTERFACE = 4;

/**
 * The classes of a compiled block that other blocks can name. The code is not looked at.
 *
 * @throws Error for data that end early, or that are something else
 */
export function readExternals(block: Uint8Array): ExternalClass[] {
  return new ExternalReader(block).read();
}

/** A name: its text with the package, and whether other blocks can say it. */
interface PooledName {
  readonly text: string;
  readonly isShared: boolean;
}

const ANY: PooledName = { text: '', isShared: false };

class ExternalReader {
  private at = 4;
  private readonly texts: string[] = [''];
  private readonly spaces: PooledName[] = [ANY];
  private readonly names: PooledName[] = [ANY];
  private readonly decoder = new TextDecoder();

  constructor(private readonly bytes: Uint8Array) {}

  read(): ExternalClass[] {
    if (this.bytes[2] !== 46) throw new Error('the version of the code is unknown');
    this.readPools();
    this.each(this.u30(), () => {
      this.skipMethod();
    });
    this.each(this.u30(), () => {
      this.u30();
      this.each(this.u30() * 2, () => this.u30());
    });
    const classes: ExternalClass[] = [];
    this.each(this.u30(), () => {
      const read = this.readInstance();
      if (read) classes.push(read);
    });
    return classes;
  }

  private readPools(): void {
    this.pool(() => this.u30());
    this.pool(() => this.u30());
    this.pool(() => this.take(8));
    this.pool(() => this.texts.push(this.decoder.decode(this.take(this.u30()))));
    this.pool(() => {
      const isShared = SHARED.includes(this.u8());
      this.spaces.push({ isShared, text: this.texts[this.u30()] ?? '' });
    });
    this.pool(() => {
      this.each(this.u30(), () => this.u30());
    });
    this.pool(() => this.names.push(this.readName()));
  }

  private readName(): PooledName {
    const kind = this.u8();
    if (QUALIFIED.includes(kind)) {
      const space = this.spaces[this.u30()] ?? ANY;
      const text = this.texts[this.u30()] ?? '';
      return { isShared: space.isShared, text: space.text === '' ? text : `${space.text}.${text}` };
    }
    if (kind === APPLIED) {
      this.u30();
      this.each(this.u30(), () => this.u30());
    } else if (MULTIPLE.includes(kind)) {
      this.u30();
      this.u30();
    } else if (RUNTIME_QUALIFIED.includes(kind) || MULTIPLE_LATE.includes(kind)) this.u30();
    else if (!RUNTIME_LATE.includes(kind)) throw new Error(`the kind ${kind} of a name is unknown`);
    return ANY;
  }

  private skipMethod(): void {
    const count = this.u30();
    this.u30();
    this.each(count, () => this.u30());
    this.u30();
    const flags = this.u8();
    if (flags & HAS_OPTIONAL)
      this.each(this.u30(), () => {
        this.u30();
        this.u8();
      });
    if (flags & HAS_PARAMETER_NAMES) this.each(count, () => this.u30());
  }

  private readInstance(): ExternalClass | undefined {
    const { text: name, isShared } = this.names[this.u30()] ?? ANY;
    const { text: base } = this.names[this.u30()] ?? ANY;
    const flags = this.u8();
    if (flags & HAS_PROTECTED) this.u30();
    this.each(this.u30(), () => this.u30());
    this.u30();
    this.skipTraits();
    if (!isShared || name === '') return undefined;
    return { name, base, isInterface: (flags & IS_INTERFACE) !== 0 };
  }

  private skipTraits(): void {
    this.each(this.u30(), () => {
      this.u30();
      const head = this.u8();
      this.u30();
      const kind = head & 15;
      if (kind > 6) throw new Error(`the kind ${kind} of a member is unknown`);
      this.u30();
      // Slots and constants may have a value, of a kind.
      if ((kind === 0 || kind === 6) && this.u30() !== 0) this.u8();
      if (head & 0x40) this.each(this.u30(), () => this.u30());
    });
  }

  /** A part of the pool: its count is one more than there are entries. */
  private pool(read: () => unknown): void {
    this.each(Math.max(0, this.u30() - 1), read);
  }

  /** Each reading takes a byte or more: a false count ends with the data. */
  private each(count: number, read: () => unknown): void {
    for (let i = 0; i < count; i++) read();
  }

  private take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new Error('the code ends early');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  private u8(): number {
    return this.take(1)[0] ?? 0;
  }

  private u30(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.u8();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    return value;
  }
}
