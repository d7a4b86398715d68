/** Kinds of names. Source: the overview of the ActionScript virtual machine 2. */
const QUALIFIED = [0x07, 0x0d];
const RUNTIME_QUALIFIED = [0x0f, 0x10];
const RUNTIME_LATE = [0x11, 0x12];
const MULTIPLE = [0x09, 0x0e];
const MULTIPLE_LATE = [0x1b, 0x1c];
const APPLIED = 0x1d;

/** A namespace that is there for all. */
const SPACE = 0x08;

/** Kinds of namespaces that names outside of a block can be in: a package, and one that is there for all. */
const SHARED = [SPACE, 0x16];

const HAS_OPTIONAL = 8;
const HAS_PARAMETER_NAMES = 0x80;
const HAS_PROTECTED = 8;
const IS_INTERFACE = 4;

/** A name: its text with the package, and whether other blocks can say it. */
interface PooledName {
  readonly text: string;
  readonly isShared: boolean;
  /** The namespaces that it can be in, and its text without them: places in the pool. */
  readonly spaces: readonly number[];
  readonly leaf: number;
  /** Of `Vector.<T>`: the places of the names that it is made of. */
  readonly parts: readonly number[];
}

/** A class of a block. Names are places in its pool. */
interface ReadClass {
  readonly name: number;
  readonly base: number;
  readonly isInterface: boolean;
  readonly interfaces: readonly number[];
}

/** A definition of a script, or a member of a class. */
interface ReadTrait {
  /** Its name, and its type: places in the pool; 0 for none. */
  readonly name: number;
  readonly type: number;
  /** The address of the namespace that it is. */
  readonly space: string | undefined;
}

const ANY: PooledName = { text: '', isShared: false, spaces: [], leaf: 0, parts: [] };

/** Maximum number of meanings of all names of a block. Blocks of 155 real movies have 1,232 or fewer. */
const MAX_MEANINGS = 2e6;

/** Maximum number of entries of all lists of a block. Each takes a byte or more: smaller blocks never have as many. */
const MAX_ENTRIES = 4e6;

/** Maximum number of characters of all names with their packages: each name can repeat a long package. */
const MAX_CHARACTERS = 64e6;

const ENDS_EARLY = 'the code ends early';

/** The value of a trait that is a namespace. */
const NAMESPACE_VALUE = 0x08;

/**
 * What a compiled block declares. The code is not looked at.
 *
 * @throws Error for data that end early, or that are something else
 */
export class AbcReader {
  readonly names: PooledName[] = [ANY];
  /** Addresses of namespaces that are there for all. */
  readonly addresses = new Set<string>();
  readonly classes: ReadClass[] = [];
  /** The types of parameters and results, and those of members. */
  readonly types: number[] = [];
  /** What the scripts define. */
  readonly definitions: ReadTrait[] = [];
  private at = 4;
  private meanings = 0;
  private entries = 0;
  private characters = 0;
  private readonly texts: string[] = [''];
  private readonly spaces: { text: string; isShared: boolean }[] = [{ text: '', isShared: false }];
  private readonly sets: number[][] = [[]];
  private readonly decoder = new TextDecoder();

  constructor(private readonly bytes: Uint8Array) {
    if (this.bytes[2] !== 46) throw new Error('the version of the code is unknown');
    this.readPools();
    this.each(this.u30(), () => {
      this.readMethod();
    });
    this.each(this.u30(), () => {
      this.u30();
      this.each(this.u30() * 2, () => this.u30());
    });
    const count = this.u30();
    this.each(count, () => this.classes.push(this.readInstance()));
    this.each(count, () => {
      this.u30();
      this.readMembers();
    });
    this.each(this.u30(), () => {
      this.u30();
      for (const trait of this.readTraits()) this.definitions.push(trait);
    });
  }

  /**
   * What a name can mean that is in one of several namespaces: the names with their packages.
   *
   * @throws Error for a block whose names can mean too much
   */
  meaningsOf({ spaces, leaf }: PooledName): string[] {
    this.meanings += spaces.length;
    if (this.meanings > MAX_MEANINGS) throw new Error('the names in the code can mean too much');
    const names: string[] = [];
    for (const space of spaces) {
      const { text, isShared } = this.nameIn(space, leaf);
      if (isShared) names.push(text);
    }
    return names;
  }

  private readPools(): void {
    this.pool(() => this.u30());
    this.pool(() => this.u30());
    this.pool(() => this.take(8));
    this.pool(() => this.texts.push(this.decoder.decode(this.take(this.u30()))));
    this.pool(() => {
      const kind = this.u8();
      const text = this.texts[this.u30()] ?? '';
      this.spaces.push({ isShared: SHARED.includes(kind), text });
      if (kind === SPACE) this.addresses.add(text);
    });
    this.pool(() => this.sets.push(this.list(() => this.u30())));
    this.pool(() => this.names.push(this.readName()));
  }

  private readName(): PooledName {
    const kind = this.u8();
    if (QUALIFIED.includes(kind)) return { ...ANY, ...this.nameIn(this.u30(), this.u30()) };
    if (kind === APPLIED) {
      const base = this.u30();
      return { ...ANY, parts: [base, ...this.list(() => this.u30())] };
    }
    if (MULTIPLE.includes(kind)) {
      const leaf = this.u30();
      return { ...ANY, leaf, spaces: this.sets[this.u30()] ?? [] };
    }
    if (RUNTIME_QUALIFIED.includes(kind) || MULTIPLE_LATE.includes(kind)) this.u30();
    else if (!RUNTIME_LATE.includes(kind)) throw new Error(`the kind ${kind} of a name is unknown`);
    return ANY;
  }

  private nameIn(space: number, name: number): { text: string; isShared: boolean } {
    const { text: around, isShared } = this.spaces[space] ?? { text: '', isShared: false };
    const text = this.texts[name] ?? '';
    this.characters += around.length + text.length;
    if (this.characters > MAX_CHARACTERS) throw new Error('the names in the code are too long');
    return { isShared, text: around === '' ? text : `${around}.${text}` };
  }

  private readMethod(): void {
    const count = this.u30();
    this.types.push(this.u30());
    this.each(count, () => this.types.push(this.u30()));
    this.u30();
    const flags = this.u8();
    if (flags & HAS_OPTIONAL)
      this.each(this.u30(), () => {
        this.u30();
        this.u8();
      });
    if (flags & HAS_PARAMETER_NAMES) this.each(count, () => this.u30());
  }

  private readInstance(): ReadClass {
    const [name, base] = [this.u30(), this.u30()];
    const flags = this.u8();
    if (flags & HAS_PROTECTED) this.u30();
    const interfaces = this.list(() => this.u30());
    this.u30();
    this.readMembers();
    return { name, base, interfaces, isInterface: (flags & IS_INTERFACE) !== 0 };
  }

  private readMembers(): void {
    for (const { type } of this.readTraits()) this.types.push(type);
  }

  private readTraits(): ReadTrait[] {
    return this.list(() => {
      const name = this.u30();
      const head = this.u8();
      this.u30();
      const kind = head & 15;
      if (kind > 6) throw new Error(`the kind ${kind} of a member is unknown`);
      const index = this.u30();
      const isSlot = kind === 0 || kind === 6;
      const value = isSlot ? this.u30() : 0;
      // Slots and constants may have a value, of a kind.
      const space = value !== 0 && this.u8() === NAMESPACE_VALUE ? this.spaces[value]?.text : undefined;
      if (head & 0x40) this.each(this.u30(), () => this.u30());
      return { name, type: isSlot ? index : 0, space };
    });
  }

  /** A part of the pool: its count is one more than there are entries. */
  private pool(read: () => unknown): void {
    this.each(Math.max(0, this.u30() - 1), read);
  }

  private list<T>(read: () => T): T[] {
    const entries: T[] = [];
    this.each(this.u30(), () => entries.push(read()));
    return entries;
  }

  /** Each reading takes a byte or more: a false count ends with the data, or here. */
  private each(count: number, read: () => unknown): void {
    this.entries += count;
    if (this.entries > MAX_ENTRIES) throw new Error('the code declares too much');
    for (let i = 0; i < count; i++) read();
  }

  private take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new Error(ENDS_EARLY);
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  private u8(): number {
    if (this.at >= this.bytes.length) throw new Error(ENDS_EARLY);
    return this.bytes[this.at++] ?? 0;
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
