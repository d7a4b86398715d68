import { amount } from '../../literal/amount';
import type { Verdict } from '../Reference';
import { withLibrary } from '../withLibrary';
import { checkHost } from './checkHost';

const SHOWN = 10;

/** Makes the matcher that asks the built library in a folder. */
export function haveElements(libraryFolder: string) {
  /** Counts the elements that a query finds in the current frame: any number above 0, or the count that is given. */
  return function toHaveElements(received: unknown, query: string, count?: number): Verdict {
    checkHost('toHaveElements', received);
    const found = withLibrary(received, libraryFolder).queries.here('elements', query);
    const pass = count === undefined ? found.count > 0 : found.count === count;
    return {
      pass,
      message: () =>
        [
          `$(${JSON.stringify(query)}) finds ${amount(found.count, 'element')}, expected ${pass ? 'another number' : expectedAmount(count)}`,
          ...found
            .first(SHOWN)
            .descriptions.map(({ name, elementType, x, y }) => `    ${elementType} "${name}" at ${x}, ${y}`),
          ...(found.count > SHOWN ? [`    and ${found.count - SHOWN} more`] : []),
        ].join('\n'),
    };
  };
}

function expectedAmount(count: number | undefined): string {
  return count === undefined ? 'at least one element' : amount(count, 'element');
}
