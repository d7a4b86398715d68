/**
 * Measures how much longer work takes when its size doubles: about 2 for linear time, about 4 for quadratic time. It
 * measures two doublings. Of several runs of each size the fastest counts, because other programs slow the rest down.
 *
 * @param prepare makes the work for a size; its own time does not count
 */
export function growthOf(prepare: (size: number) => () => void, size: number): number {
  const small = prepare(size);
  const large = prepare(4 * size);
  let ratio = Infinity;
  let fastest = Infinity;
  let slowest = Infinity;
  for (let round = 0; round < 25; round++) {
    fastest = Math.min(fastest, time(small));
    slowest = Math.min(slowest, time(large));
    ratio = Math.sqrt(slowest / fastest);
    if (round >= 2 && ratio < 2.5) break;
  }
  return ratio;
}

/** Measures the growth of work that needs no preparation. */
export function growth(work: (size: number) => void, size: number): number {
  return growthOf((large) => () => work(large), size);
}

/** Returns processor time in microseconds; time of other programs does not count. */
function time(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  // A millisecond or less is noise.
  return Math.max(user + system, 1_000);
}
