import type { Definitions } from '../characters/Definitions';
import type { LinkedClip } from './ClipFiles';
import type { LinkedMovie } from './LinkedMovie';
import type { Exported } from './Linking';

/** Movies export an empty movie clip for each class of ActionScript 2, of this name and that of the class. */
export const CLASS_NAMES = '__Packages.';

/**
 * The compiled clips of a movie in ActionScript 1 or 2. What several of them export by one name is in the movie once:
 * the components of Flash share classes and symbols. Source: movies with several components.
 */
export class OldClips {
  /** Characters by the names that clips export them by. */
  private readonly names = new Map<string, number>();
  private readonly used = new Set<LinkedMovie>();

  constructor(private readonly definitions: Definitions) {}

  /** Copies what a clip shows, and its classes. */
  use({ movie, root }: LinkedClip): void {
    if (this.used.has(movie)) return;
    this.used.add(movie);
    for (const [name, id] of movie.exported) {
      const earlier = this.names.get(name);
      if (earlier !== undefined) movie.replace(id, earlier);
      else if (name.startsWith(CLASS_NAMES)) movie.need(id);
    }
    if (root !== undefined) movie.need(root);
    movie.copyNeeded(this.definitions);
    for (const [name, id] of movie.exported) {
      const copy = movie.copyOf(id);
      if (copy !== undefined) this.names.set(name, copy);
    }
  }

  exported(): Exported[] {
    return [...this.names].map(([name, id]) => [id, name] as const);
  }

  /** What runs before the first frame, classes before what is linked with them. */
  inits(): { readonly id: number; readonly actions: Uint8Array }[] {
    return [...this.used].flatMap((movie) =>
      movie.inits.flatMap(({ id, actions }) => {
        const copy = movie.isCopied(id) ? movie.copyOf(id) : undefined;
        return copy === undefined ? [] : [{ id: copy, actions }];
      }),
    );
  }
}
