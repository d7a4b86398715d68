import { decodeLatin1 } from '../../../platform/decodeLatin1';
import { ByteWriter } from '../../../platform/ByteWriter';
import { bodyOf, writeTag } from '../bytes/swfTags';

/** Characters have numbers of 16 bits; 0 is none. */
const MAX_ID = 65535;

/** The definitions of a movie, in their order: what a definition names is before it. */
export class Definitions {
  readonly tags = new ByteWriter();
  private readonly known = new Map<string, number>();
  private last = 0;

  /** A number for a character. @throws Error beyond 65,535 of them */
  nextId(): number {
    if (this.last === MAX_ID) {
      throw new Error(`The movie needs more than ${MAX_ID} characters, which SWF cannot number.`);
    }
    return ++this.last;
  }

  add(code: number, body: Uint8Array): void {
    writeTag(this.tags, code, body);
  }

  /** Defines a character; one that is equal to an earlier one is that. @param body - without the number */
  defineOnce({ code, body }: { readonly code: number; readonly body: Uint8Array }): number {
    const key = `${code} ${decodeLatin1(body)}`;
    let id = this.known.get(key);
    if (id === undefined) this.known.set(key, (id = this.define(code, (out) => out.raw(body))));
    return id;
  }

  /** Defines a character with a tag that begins with its number. */
  define(code: number, write: (out: ByteWriter) => unknown): number {
    const id = this.nextId();
    this.add(
      code,
      bodyOf((out) => {
        write(out.u16(id));
      }),
    );
    return id;
  }
}
