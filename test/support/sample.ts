const DAY = 86_400_000;

/**
 * One in `part` of the cases of a test that takes long, in their order: other ones each day, all of them within `part`
 * days. With `CASES=all` in the environment it is every case.
 *
 * @param part up to the number of cases
 * @param start where the sample begins, for samples of the same cases that shall differ
 * @example
 * it.each(sample(4, VERBS))('%s writes nothing', …);
 */
export function sample<T>(part: number, cases: readonly T[], start = 0): T[] {
  if (process.env.CASES === 'all') return [...cases];
  const first = (Math.floor(Date.now() / DAY) + start) % part;
  return cases.filter((_, index) => index % part === first);
}

/**
 * The number of random cases that a test tries: `few` times, and `all` times with `CASES=all` in the environment. Choose
 * `few` so that mutations of the code are noticed as by the many.
 *
 * @example
 * fc.assert(fc.property(…), { numRuns: tries(20, 60) });
 */
export function tries(few: number, all: number): number {
  return process.env.CASES === 'all' ? all : few;
}
