import { COMPILED_CLIP_ITEM } from '../../../document/xfl/schema/itemSchema';
import type { Film, FilmItem } from '../../../film/Film';
import type { MovieProblems } from '../scripts/MovieProblems';
import { LinkedMovie } from './LinkedMovie';

/** The movie of a compiled clip, and the character that its instances show. */
export interface LinkedClip {
  /** The path of its item. */
  readonly path: string;
  readonly movie: LinkedMovie;
  /** Undefined for one without a symbol: it holds code only. */
  readonly root: number | undefined;
}

/** The compiled clips of a document's library, each read when it is first asked for. */
export class ClipFiles {
  private readonly clips = new Map<string, LinkedClip | undefined>();

  constructor(
    private readonly film: Film,
    private readonly problems: MovieProblems,
    /** Throws where the movies that are linked are too much together. */
    private readonly check: (movie: LinkedMovie) => void,
  ) {}

  /** All that can be read, in the order of the library. */
  all(): LinkedClip[] {
    return this.film.listedItems.flatMap((item) => {
      const clip = item.itemType === 'compiled clip' ? this.of(item) : undefined;
      return clip ? [clip] : [];
    });
  }

  /** Undefined for a clip whose movie the document does not hold, or that cannot be read: that is an error. */
  of(item: FilmItem): LinkedClip | undefined {
    if (!this.clips.has(item.name)) this.clips.set(item.name, this.read(item));
    return this.clips.get(item.name);
  }

  private read(item: FilmItem): LinkedClip | undefined {
    const { files, platform } = this.film;
    const file = `bin/${COMPILED_CLIP_ITEM.swfScmHRef.read(item)}`;
    if (this.problems.isDropping || !files.has(file)) return undefined;
    try {
      const movie = new LinkedMovie(files.bytes(file), platform.compression);
      this.check(movie);
      return {
        path: item.name,
        movie,
        root: movie.exported.get(COMPILED_CLIP_ITEM.rootSymbolLinkageID.read(item)),
      };
    } catch (error) {
      this.problems.refuse(
        `"${item.name}"`,
        `The compiled clip cannot be read: ${(error as Error).message}.`,
      );
      return undefined;
    }
  }
}
