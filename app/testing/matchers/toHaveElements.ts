import { amount } from '../../literal/amount';
import type { DocumentQueries } from '../../query/DocumentQueries';
import type { Matches } from '../../query/Matches';
import type { Verdict } from '../Reference';
import { withLibrary } from '../withLibrary';
import { checkHost } from './checkHost';

const MAX_SHOWN = 10;

/** Creates the matcher, which uses the built library of a folder. */
export function haveElements(libraryFolder: string) {
  /** Counts the elements that a query finds in the current frame: at least one, or exactly the given count. */
  return function toHaveElements(received: unknown, query: string, count?: number): Verdict {
    checkHost('toHaveElements', received);
    const { queries } = withLibrary(received, libraryFolder);
    const matches = queries.here('elements', query);
    const pass = count === undefined ? matches.count > 0 : matches.count === count;
    return {
      pass,
      message: () =>
        [
          `$(${JSON.stringify(query)}) finds ${amount(matches.count, 'element')}, expected ${pass ? 'another number' : expectedAmount(count)}`,
          ...(matches.count > 0 ? describeMatches(matches) : describeOthers(queries, query)),
        ].join('\n'),
    };
  };
}

function describeMatches(matches: Matches): readonly string[] {
  const { count } = matches;
  return [
    ...matches
      .first(MAX_SHOWN)
      .descriptions.map(({ name, elementType, x, y }) => `    ${elementType} "${name}" at ${x}, ${y}`),
    ...(count > MAX_SHOWN ? [`    and ${count - MAX_SHOWN} more`] : []),
  ];
}

/** A suggestion, and the elements that exist: a query that finds nothing is usually a mistake. */
function describeOthers(queries: DocumentQueries, query: string): readonly string[] {
  const hint = queries.hint('elements', query);
  const all = queries.here('elements', '*');
  const title = all.count === 0 ? '    the current frame has no elements' : '    the current frame has:';
  return [...(hint === null ? [] : [`    ${hint}`]), title, ...describeMatches(all)];
}

function expectedAmount(count: number | undefined): string {
  return count === undefined ? 'at least one element' : amount(count, 'element');
}
