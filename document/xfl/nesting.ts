import { checkCount, MAX_NESTING } from '../../geometry/claims';

/**
 * Refuses to go into one more symbol.
 *
 * @param depth - how many symbols it is in
 * @param aim - what for: `drawn`
 * @throws LimitError beyond the bound
 */
export function checkNesting(depth: number, aim: string): void {
  checkCount('The timeline', depth + 1, MAX_NESTING, `symbols within one another to be ${aim}`);
}
