const DAY = 86_400_000;

/**
 * How often a property is tried: as often as shows each fault that was put in for that, and more often with `CASES=all`
 * in the environment.
 */
export function runs(few: number, many = 10 * few): number {
  return process.env.CASES === 'all' ? many : few;
}

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
