import type { World } from '../platform/World';

/** The realm of the caller itself (in a test, Jest's own). */
export function worldHere(): World {
  const evaluate = eval as (source: string) => unknown;
  return {
    isHere: true,
    global: globalThis as unknown as Record<string, unknown>,
    run: (source, file) => evaluate(file ? `${source}\n//# sourceURL=${file}` : source),
  };
}
