import type { Realm } from '../../host-mocks/realm/Realm';
import type { LoadedElements, LoadedLibrary, LoadedQuery } from './LoadedLibrary';
import { Matches } from './Matches';
import type { QueryKind } from './QueryKind';

/**
 * Queries the current document of a host with the library that is loaded there. The command line, lint, exports,
 * matchers and the viewer use it.
 *
 * @example new DocumentQueries(library, host.realm).here('items', ':movieclip').lines; // ['stars/star (movie clip)', …]
 */
export class DocumentQueries {
  constructor(
    private readonly library: LoadedLibrary,
    private readonly realm: Realm,
  ) {}

  /**
   * Matches in the default scope of scripts: elements at the playhead, layers and keyframes of the current timeline,
   * items of the library.
   *
   * @throws SelectorError for a query with a syntax error
   */
  here(kind: QueryKind, query: string): Matches {
    return this.matches(this.queryOf(kind)(query));
  }

  /** Matches in all timelines; for items, in the library. */
  everywhere(kind: QueryKind, query: string): Matches {
    const { all } = this.queryOf(kind);
    return all ? this.matches(all(query)) : this.here(kind, query);
  }

  /** The elements of all timelines. */
  allElements(): LoadedElements {
    return this.everywhere('elements', '*').collection as LoadedElements;
  }

  /** The keyframes in effect at the playhead, up to one for each layer. */
  keyframesAtPlayhead(query: string): Matches {
    const frames = this.queryOf('frames');
    return this.matches(frames(query, frames(':current')));
  }

  /** What a query that found nothing may have meant: `no element is named movieclip; did you mean :movieclip?` */
  hint(kind: QueryKind, query: string): string | null {
    return this.queryOf(kind).hint(query);
  }

  /** The library's function for a kind, for the default scope or for everywhere. */
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
