/**
 * How much longer `work` takes when its size doubles: about 2 for linear time, about 4 for quadratic time. It is
 * measured several times and the best counts, so that what else the machine does hardly shows.
 */
export function growth(work: (size: number) => void, size: number): number {
  work(size);
  let ratio = Infinity;
  for (let round = 0; round < 25 && ratio > 2.5; round++) {
    ratio = Math.min(ratio, time(() => work(2 * size)) / time(() => work(size)));
  }
  return ratio;
}

/** In nanoseconds of the processor, not of the clock: other programs do not count. */
function time(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  // A millisecond or less is noise, and no sign of more than linear time at the sizes worth measuring.
  return Math.max((user + system) * 1000, 1_000_000);
}
