/**
 * How often a property is tried: a third in `npm test`, as often as is asked with `CASES=all` in the environment. Each run
 * of the tests tries other cases.
 *
 * @example
 * fc.assert(property, { numRuns: runs(300) });
 */
export function runs(all: number): number {
  return process.env.CASES === 'all' ? all : Math.ceil(all / 3);
}
