import { LimitError, MAX_NESTING } from '../../geometry/claims';

/**
 * Refuses to go into one more symbol.
 *
 * @param depth - how many symbols it is in
 * @param aim - what for: `drawn`
 * @throws LimitError beyond the bound
 */
export function checkNesting(depth: number, aim: string): void {
  if (depth >= MAX_NESTING)
    throw new LimitError(
      `the symbols are nested too deeply in one another to be ${aim}: more than ${MAX_NESTING}`,
    );
}
