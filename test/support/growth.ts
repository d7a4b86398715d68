/**
 * How much longer `work` takes when its size doubles: about 2 for linear time, about 4 for quadratic time. It is
 * measured several times and the best counts, so that what else the machine does hardly shows.
 */
export function growth(work: (size: number) => void, size: number): number {
  work(size);
  let ratio = Infinity;
  for (let round = 0; round < 8 && ratio > 2.5; round++) {
    ratio = Math.min(ratio, time(() => work(2 * size)) / time(() => work(size)));
  }
  return ratio;
}

function time(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  // A millisecond or less is noise, and no sign of more than linear time at the sizes worth measuring.
  return Math.max(Number(process.hrtime.bigint() - start), 1_000_000);
}
