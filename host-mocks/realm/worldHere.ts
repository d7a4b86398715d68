import type { World } from '../../platform/World';

/** The realm of the caller (in a test, that of Jest). */
export function worldHere(): World {
  const evaluate = eval as (source: string) => unknown;
  return {
    isHere: true,
    global: globalThis as unknown as Record<string, unknown>,
    run: (source, file) => evaluate(file ? `${source}\n//# sourceURL=${file}` : source),
  };
}
