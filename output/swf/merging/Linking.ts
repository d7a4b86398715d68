import type { CodeLinks } from '../../../actionscript/avm2/readLinks';
import type { Definitions } from '../characters/Definitions';
import type { CodeTag, LinkedMovie } from './LinkedMovie';

/** A character and the name by which scripts know it. */
export type Exported = readonly [id: number, name: string];

/** Code of a library. */
export interface LinkedCode {
  readonly tag: CodeTag;
  readonly links: CodeLinks;
  readonly movie: LinkedMovie;
}

/** The movie that takes code of libraries. */
export interface LinkingMovie {
  /** Its characters by their classes: they take the place of those of libraries. */
  readonly own: ReadonlyMap<string, number>;
  /** The classes of its own code. */
  readonly defined: ReadonlySet<string>;
}

/**
 * Follows what a movie needs of its libraries: a name needs the code that defines it, code needs names and the
 * characters of its classes, and characters need the classes of what they are made of.
 */
export class Linking {
  private readonly taken = new Set<LinkedCode>();
  private readonly seen = new Set<string>();
  private readonly waiting: string[] = [];
  private readonly names: [movie: LinkedMovie, id: number, name: string][] = [];

  constructor(
    private readonly code: readonly LinkedCode[],
    private readonly byName: ReadonlyMap<string, LinkedCode>,
    private readonly movie: LinkingMovie,
  ) {
    for (const { movie: library } of code) {
      for (const [name, id] of library.exported) {
        const own = movie.own.get(name);
        if (own !== undefined && !library.isCopied(id)) library.replace(id, own);
      }
    }
  }

  take(code: LinkedCode): void {
    if (this.taken.has(code)) return;
    this.taken.add(code);
    const { definitions, needs, candidates } = code.links;
    for (const name of definitions) this.needSymbol(code.movie, name);
    for (const name of needs.keys()) this.need(name);
    for (const name of candidates) this.need(name);
  }

  need(name: string): void {
    if (this.seen.has(name)) return;
    this.seen.add(name);
    this.waiting.push(name);
  }

  /** Takes all that is needed, and copies the characters. */
  finish(definitions: Definitions): { tags: CodeTag[]; exported: Exported[] } {
    for (let name = this.waiting.pop(); name !== undefined; name = this.waiting.pop()) {
      const code = this.byName.get(name);
      if (code && !this.movie.defined.has(name)) this.take(code);
    }
    for (const { movie } of this.code) movie.copyNeeded(definitions);
    return {
      tags: this.code.filter((code) => this.taken.has(code)).map(({ tag }) => tag),
      exported: this.names.flatMap(([movie, id, name]) => {
        const copy = movie.copyOf(id);
        return copy === undefined ? [] : [[copy, name] as const];
      }),
    };
  }

  private needSymbol(movie: LinkedMovie, name: string): void {
    const id = movie.exported.get(name);
    if (id === undefined || this.movie.own.has(name)) return;
    this.names.push([movie, id, name]);
    for (const part of movie.need(id)) for (const each of movie.namesOf(part)) this.need(each);
  }
}
