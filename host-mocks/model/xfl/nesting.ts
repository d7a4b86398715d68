import { HostError } from '../../realm/HostError';

/** Symbols within symbols at most. Real documents have a dozen; an engine's stack ends at some hundreds. */
const DEEPEST = 250;

/**
 * Refuses to go into one more symbol.
 *
 * @param depth - how many symbols it stands in
 * @param aim - what for: `drawn`
 * @throws HostError beyond the bound
 */
export function checkNesting(depth: number, aim: string): void {
  if (depth >= DEEPEST)
    throw new HostError(
      `the symbols are nested too deeply in one another to be ${aim}: more than ${DEEPEST}`,
    );
}
