import type { Compression } from '../../../platform/Compression';
import { decodeText } from '../../../platform/decodeText';
import { ByteWriter } from '../../../platform/ByteWriter';
import { TAG } from '../bytes/swfTags';
import type { Definitions } from '../characters/Definitions';
import { idPlaces, isAddition, isDefinition } from './idPlaces';
import { MovieBits } from './MovieBits';
import { readMovie, type MovieTag } from './readMovie';

/** A `DoABC` tag of a movie. */
export interface CodeTag {
  /** By which a catalog finds it: `ui/Star`; often empty. */
  readonly name: string;
  readonly body: Uint8Array;
  /** What follows its flags and its name. */
  readonly block: Uint8Array;
}

/** A definition of a movie, with the numbers of characters in it. */
interface Definition extends MovieTag {
  /** Where these numbers are in its body: its own comes first. */
  readonly places: readonly number[];
}

/** Codes of tags that are not written as they are. Source: SWF 19. */
const JPEG_TABLES = 8;
const DEFINE_BITS = 6;

/** Stands for a bitmap that is not there. */
const NO_CHARACTER = 65535;

/** Bytes of the flags before the name of a block. */
const FLAGS = 4;

/** The movie of a library, or of a compiled clip: its characters are copied into another movie, which numbers them anew. */
export class LinkedMovie {
  readonly code: CodeTag[] = [];
  /** Characters by their classes in ActionScript 3, and by their identifiers before. */
  readonly exported = new Map<string, number>();
  /** Actions that run before the first frame, with the numbers of their characters, in their order. */
  readonly inits: { readonly id: number; readonly actions: Uint8Array }[] = [];
  private readonly definitions = new Map<number, Definition[]>();
  private readonly needed = new Set<number>();
  private readonly copies = new Map<number, number>();
  private readonly copied = new Set<number>();
  private readonly names = new Map<number, string[]>();
  private tables = new Uint8Array();
  /** Its bytes, unpacked. */
  readonly size: number;

  /** @throws Error for data that are no movie, end early, or cannot be read */
  constructor(movie: Uint8Array, compression: Compression) {
    const { tags, size } = readMovie(movie, compression);
    this.size = size;
    for (const tag of tags) this.take(tag);
    for (const [name, id] of this.exported) {
      const names = this.names.get(id);
      if (names) names.push(name);
      else this.names.set(id, [name]);
    }
  }

  /** The names that a character is exported by. */
  namesOf(id: number): readonly string[] {
    return this.names.get(id) ?? [];
  }

  /**
   * Notes that a character is needed, and all that it is made of.
   *
   * @returns those that were not needed before
   */
  need(id: number): number[] {
    const added: number[] = [];
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const parts = this.definitions.get(next);
      if (!parts || this.needed.has(next) || this.copies.has(next)) continue;
      this.needed.add(next);
      added.push(next);
      for (const { body, places } of parts) for (const at of places) waiting.push(numberAt(body, at));
    }
    return added;
  }

  /** The number that a character has in the movie around: of one that was copied or replaced. */
  copyOf(id: number): number | undefined {
    return this.copies.get(id);
  }

  /** Says that a character of the movie around takes the place of one of this. */
  replace(id: number, other: number): void {
    this.copies.set(id, other);
  }

  /** Copies the characters that are needed, in their order: what a definition names is before it. */
  copyNeeded(definitions: Definitions): void {
    if (this.needed.size === 0) return;
    for (const [id, parts] of this.definitions) {
      if (!this.needed.delete(id)) continue;
      this.copies.set(id, definitions.nextId());
      this.copied.add(id);
      for (const part of parts) {
        const { code, body } = this.plain(part);
        definitions.add(code, this.renumbered(body, part.places));
      }
    }
  }

  /** True for a character that was copied, and not replaced. */
  isCopied(id: number): boolean {
    return this.copied.has(id);
  }

  private renumbered(body: Uint8Array, places: readonly number[]): Uint8Array {
    const copy = Uint8Array.from(body);
    for (const at of places) {
      const number = this.copies.get(numberAt(body, at)) ?? NO_CHARACTER;
      copy[at] = number & 255;
      copy[at + 1] = number >> 8;
    }
    return copy;
  }

  /** A movie has one table of JPEG: bitmaps that use that of a library get it with their data. */
  private plain({ code, body }: MovieTag): MovieTag {
    if (code !== DEFINE_BITS) return { code, body };
    const out = new ByteWriter().raw(body.subarray(0, 2)).raw(this.tables).raw(body.subarray(2));
    return { code: TAG.defineBitsJpeg2, body: out.written };
  }

  private take(tag: MovieTag): void {
    const { code, body } = tag;
    if (isDefinition(code) || isAddition(code)) this.define(tag);
    else if (code === TAG.doAbc) this.code.push(codeTagOf(body));
    else if (code === TAG.symbolClass || code === TAG.exportAssets) this.export(body);
    else if (code === TAG.doInitAction && body.length > 2)
      this.inits.push({ id: numberAt(body, 0), actions: body.subarray(2) });
    else if (code === JPEG_TABLES) this.tables = body.slice();
  }

  private define(tag: MovieTag): void {
    const { code, body } = tag;
    const places = idPlaces(code, body);
    const id = numberAt(body, 0);
    const parts = this.definitions.get(id);
    if (isDefinition(code) && !parts) this.definitions.set(id, [{ ...tag, places }]);
    else if (isAddition(code)) parts?.push({ ...tag, places });
  }

  private export(body: Uint8Array): void {
    const bits = new MovieBits(body);
    for (let count = bits.u16(); count > 0; count--) {
      const id = bits.u16();
      const name = bits.text();
      // Number 0 is the movie itself.
      if (id !== 0) this.exported.set(name, id);
    }
  }
}

function numberAt(body: Uint8Array, at: number): number {
  return body[at] + 256 * body[at + 1];
}

function codeTagOf(body: Uint8Array): CodeTag {
  const end = body.indexOf(0, FLAGS);
  return { name: decodeText(body.subarray(FLAGS, end)), body, block: body.subarray(end + 1) };
}
