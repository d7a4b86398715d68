import { ByteWriter } from '../../platform/ByteWriter';

/** Kinds of namespaces and names. Source: the overview of the ActionScript virtual machine 2. */
export const PRIVATE = 0x05;
export const NAMESPACE = 0x08;
export const PACKAGE = 0x16;
export const INTERNAL = 0x17;
export const PROTECTED = 0x18;
export const STATIC_PROTECTED = 0x1a;

const QUALIFIED_NAME = 0x07;
const RUNTIME_QUALIFIED_NAME = 0x0f;
const RUNTIME_QUALIFIED_NAME_LATE = 0x11;
const MULTINAME = 0x09;
const MULTINAME_LATE = 0x1b;
const TYPE_NAME = 0x1d;

/** What is added to a kind of names for attributes of XML. */
const ATTRIBUTE: Readonly<Record<number, number>> = {
  [QUALIFIED_NAME]: 0x0d,
  [RUNTIME_QUALIFIED_NAME]: 0x10,
  [RUNTIME_QUALIFIED_NAME_LATE]: 0x12,
  [MULTINAME]: 0x0e,
  [MULTINAME_LATE]: 0x1c,
};

/** The constants of an ABC block: numbers, texts, namespaces and names, each once. Places count from 1; 0 is none. */
export class ConstantPool {
  private readonly integers = new Entries();
  private readonly unsigned = new Entries();
  private readonly doubles = new Entries();
  private readonly texts = new Entries();
  private readonly spaces = new Entries();
  private readonly sets = new Entries();
  private readonly names = new Entries();
  private privates = 0;

  integer(value: number): number {
    return this.integers.place(String(value), () => new ByteWriter().encoded(value));
  }

  unsignedInteger(value: number): number {
    return this.unsigned.place(String(value), () => new ByteWriter().encoded(value));
  }

  double(value: number): number {
    return this.doubles.place(Object.is(value, -0) ? '-0' : String(value), () => {
      const bytes = new Uint8Array(8);
      new DataView(bytes.buffer).setFloat64(0, value, true);
      return new ByteWriter().raw(bytes);
    });
  }

  text(text: string): number {
    return this.texts.place(text, () => {
      const bytes = new TextEncoder().encode(text);
      return new ByteWriter().encoded(bytes.length).raw(bytes);
    });
  }

  namespace(kind: number, name: string): number {
    const text = this.text(name);
    return this.spaces.place(`${kind} ${text}`, () => new ByteWriter().u8(kind).encoded(text));
  }

  /** A namespace that is no other's, even if their names are equal. */
  privateNamespace(name: string): number {
    const text = this.text(name);
    return this.spaces.place(`private ${++this.privates}`, () => new ByteWriter().u8(PRIVATE).encoded(text));
  }

  namespaceSet(spaces: readonly number[]): number {
    return this.sets.place(spaces.join(' '), () => {
      const out = new ByteWriter().encoded(spaces.length);
      for (const space of spaces) out.encoded(space);
      return out;
    });
  }

  /** A public name: `flash.display.MovieClip`, `stop`. */
  name(path: string): number {
    const end = path.lastIndexOf('.');
    return this.qualified(this.namespace(PACKAGE, path.slice(0, Math.max(0, end))), path.slice(end + 1));
  }

  /** A name in one namespace; 0 for any. `*` is any name. */
  qualified(space: number, name: string, isAttribute = false): number {
    return this.nameOf(QUALIFIED_NAME, isAttribute, [space, this.nameText(name)]);
  }

  /** A name in one of several namespaces. */
  multiname(set: number, name: string, isAttribute = false): number {
    return this.nameOf(MULTINAME, isAttribute, [this.nameText(name), set]);
  }

  /** A name that is on the stack, in one of several namespaces. */
  lateName(set: number, isAttribute = false): number {
    return this.nameOf(MULTINAME_LATE, isAttribute, [set]);
  }

  /** A name in a namespace that is on the stack. */
  inRuntimeSpace(name: string, isAttribute = false): number {
    return this.nameOf(RUNTIME_QUALIFIED_NAME, isAttribute, [this.nameText(name)]);
  }

  /** A name and its namespace that both are on the stack. */
  lateInRuntimeSpace(isAttribute = false): number {
    return this.nameOf(RUNTIME_QUALIFIED_NAME_LATE, isAttribute, []);
  }

  /** `Vector.<T>` */
  typeName(base: number, argument: number): number {
    return this.nameOf(TYPE_NAME, false, [base, 1, argument]);
  }

  write(out: ByteWriter): void {
    for (const entries of [
      this.integers,
      this.unsigned,
      this.doubles,
      this.texts,
      this.spaces,
      this.sets,
      this.names,
    ])
      entries.write(out);
  }

  private nameText(name: string): number {
    return name === '*' ? 0 : this.text(name);
  }

  private nameOf(kind: number, isAttribute: boolean, parts: readonly number[]): number {
    const code = isAttribute ? (ATTRIBUTE[kind] ?? kind) : kind;
    return this.names.place(`${code} ${parts.join(' ')}`, () => {
      const out = new ByteWriter().u8(code);
      for (const part of parts) out.encoded(part);
      return out;
    });
  }
}

/** One kind of constants. */
class Entries {
  private readonly places = new Map<string, number>();
  private readonly entries: Uint8Array[] = [];

  place(key: string, bytes: () => ByteWriter): number {
    let index = this.places.get(key);
    if (index === undefined) this.places.set(key, (index = this.entries.push(bytes().written)));
    return index;
  }

  /** The count is one more than there are entries, and 0 for none. */
  write(out: ByteWriter): void {
    out.encoded(this.entries.length === 0 ? 0 : this.entries.length + 1);
    for (const entry of this.entries) out.raw(entry);
  }
}
