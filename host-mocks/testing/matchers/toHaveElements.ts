import { amount } from '../../literal/amount';
import type { Verdict } from '../Reference';
import { withLibrary } from '../withLibrary';
import { checkHost } from './checkHost';

/** What `$` returns, as far as it is used here. */
interface Found {
  readonly elements: readonly { name?: string; elementType: string; x: number; y: number }[];
}

const SHOWN = 10;

/** Makes the matcher that asks the built library in a folder. */
export function haveElements(libraryFolder: string) {
  /** Counts the elements that a query finds in the current frame: any number above 0, or the count that is given. */
  return function toHaveElements(received: unknown, query: string, count?: number): Verdict {
    checkHost('toHaveElements', received);
    const $ = withLibrary(received, libraryFolder).global.$ as (query: string) => Found;
    const { elements } = $(query);
    const pass = count === undefined ? elements.length > 0 : elements.length === count;
    return {
      pass,
      message: () =>
        [
          `$(${JSON.stringify(query)}) finds ${amount(elements.length, 'element')}, expected ${pass ? 'another number' : expectedAmount(count)}`,
          ...elements
            .slice(0, SHOWN)
            .map(({ name, elementType, x, y }) => `    ${elementType} "${name ?? ''}" at ${x}, ${y}`),
          ...(elements.length > SHOWN ? [`    and ${elements.length - SHOWN} more`] : []),
        ].join('\n'),
    };
  };
}

function expectedAmount(count: number | undefined): string {
  return count === undefined ? 'at least one element' : amount(count, 'element');
}
