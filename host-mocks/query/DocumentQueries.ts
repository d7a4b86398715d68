import type { Realm } from '../realm/Realm';
import type { LoadedLibrary, LoadedQuery } from './LoadedLibrary';
import { Matches } from './Matches';
import type { QueryKind } from './QueryKind';

/**
 * Asks the document in front of a host, by the library that is loaded there. The command line, lint, exports, matchers
 * and the viewer ask here.
 *
 * @example new DocumentQueries(library, host.realm).here('items', ':movieclip').lines; // ['stars/star (movie clip)', …]
 */
export class DocumentQueries {
  constructor(
    private readonly library: LoadedLibrary,
    private readonly realm: Realm,
  ) {}

  /**
   * What a query finds where scripts look without a source: elements at the playhead, layers and keyframes of the
   * timeline that is on the stage, items of the library.
   *
   * @throws SelectorError for a query that cannot be read
   */
  here(kind: QueryKind, query: string): Matches {
    return this.matches(this.queryOf(kind)(query));
  }

  /** The same of all timelines; items are in one library. */
  everywhere(kind: QueryKind, query: string): Matches {
    const { all } = this.queryOf(kind);
    return all ? this.matches(all(query)) : this.here(kind, query);
  }

  /** The keyframes that hold at the playhead, one for each layer at most. */
  keyframesAtPlayhead(query: string): Matches {
    const frames = this.queryOf('frames');
    return this.matches(frames(query, frames(':current')));
  }

  /** What a query that found nothing may have meant: `no element is named movieclip; did you mean :movieclip?` */
  hint(kind: QueryKind, query: string): string | null {
    return this.queryOf(kind).hint(query);
  }

  /** The function of the library that looks for something, everywhere where that is asked for. */
  functionOf(kind: QueryKind, isEverywhere: boolean): (query: string) => Matches['collection'] {
    const query = this.queryOf(kind);
    return (isEverywhere && query.all) || query;
  }

  private matches(collection: Matches['collection']): Matches {
    return new Matches(collection, this.realm);
  }

  private queryOf(kind: QueryKind): LoadedQuery {
    const { $, $$ } = this.library;
    switch (kind) {
      case 'elements':
        return $;
      case 'items':
        return $$;
      default:
        return $[kind];
    }
  }
}
