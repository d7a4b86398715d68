import { ByteWriter } from '../../bytes/ByteWriter';

/** Kinds of namespaces and names. Source: the overview of the ActionScript virtual machine 2. */
export const PACKAGE = 0x16;
export const PROTECTED = 0x18;
const QUALIFIED_NAME = 0x07;

/** The constants of an ABC block: numbers, texts, namespaces and names, each once. Places count from 1; 0 is none. */
export class ConstantPool {
  private readonly numbers = new Entries();
  private readonly texts = new Entries();
  private readonly spaces = new Entries();
  private readonly names = new Entries();

  integer(value: number): number {
    return this.numbers.place(String(value), new ByteWriter().encoded(value).written);
  }

  text(text: string): number {
    const bytes = new TextEncoder().encode(text);
    return this.texts.place(text, new ByteWriter().encoded(bytes.length).raw(bytes).written);
  }

  namespace(kind: number, name: string): number {
    const text = this.text(name);
    return this.spaces.place(`${kind} ${text}`, new ByteWriter().u8(kind).encoded(text).written);
  }

  /** A public name: `flash.display.MovieClip`, `stop`. */
  name(path: string): number {
    const end = path.lastIndexOf('.');
    const space = this.namespace(PACKAGE, path.slice(0, Math.max(0, end)));
    const text = this.text(path.slice(end + 1));
    const bytes = new ByteWriter().u8(QUALIFIED_NAME).encoded(space).encoded(text).written;
    return this.names.place(`${space} ${text}`, bytes);
  }

  /** Unsigned numbers, doubles and sets of namespaces are not used. */
  write(out: ByteWriter): void {
    this.numbers.write(out);
    out.u8(0).u8(0);
    this.texts.write(out);
    this.spaces.write(out);
    out.u8(0);
    this.names.write(out);
  }
}

/** One kind of constants. */
class Entries {
  private readonly places = new Map<string, number>();
  private readonly entries: Uint8Array[] = [];

  place(key: string, bytes: Uint8Array): number {
    let index = this.places.get(key);
    if (index === undefined) this.places.set(key, (index = this.entries.push(bytes)));
    return index;
  }

  /** The count is one more than there are entries, and 0 for none. */
  write(out: ByteWriter): void {
    out.encoded(this.entries.length === 0 ? 0 : this.entries.length + 1);
    for (const entry of this.entries) out.raw(entry);
  }
}
