import { ByteWriter } from '../bytes/ByteWriter';
import { bodyOf, writeTag } from '../bytes/tags';

/** Characters have numbers of 16 bits; 0 is none. */
const MOST = 65535;

/** The definitions of a movie, in their order: what a definition names stands before it. */
export class Definitions {
  readonly tags = new ByteWriter();
  private last = 0;

  /** A number for a character. @throws Error beyond 65,535 of them */
  nextId(): number {
    if (this.last === MOST) {
      throw new Error(`The movie needs more than ${MOST} characters, which SWF cannot number.`);
    }
    return ++this.last;
  }

  add(code: number, body: Uint8Array): void {
    writeTag(this.tags, code, body);
  }

  /** Defines a character with a tag that begins with its number. */
  define(code: number, write: (out: ByteWriter) => void): number {
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
