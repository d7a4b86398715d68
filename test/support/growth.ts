/**
 * How much longer something takes when its size doubles: about 2 for linear time, about 4 for quadratic time. Measured
 * over two doublings; the fastest of several runs of each size counts, so that what else the machine does hardly shows.
 *
 * @param prepare makes what is measured; the making does not count
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

/** The same for work that needs no preparation. */
export function growth(work: (size: number) => void, size: number): number {
  return growthOf((large) => () => work(large), size);
}

/** Microseconds of the processor, which do not go on while others have it. */
function time(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  // A millisecond or less is noise, and no sign of more than linear time at the sizes worth measuring.
  return Math.max(user + system, 1_000);
}
