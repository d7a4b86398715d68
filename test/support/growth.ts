/**
 * How much longer `work` takes when its size doubles: about 2 for linear time, about 4 for quadratic time. Each size
 * is measured several times and the fastest counts, so that what else the machine does hardly shows.
 */
export function growth(work: (size: number) => void, size: number): number {
  work(size);
  let ratio = Infinity;
  for (let round = 0; round < 5; round++) {
    ratio = Math.min(ratio, fastest(() => work(2 * size)) / fastest(() => work(size)));
  }
  return ratio;
}

function fastest(work: () => void): number {
  let least = Infinity;
  for (let round = 0; round < 3; round++) {
    const start = process.hrtime.bigint();
    work();
    least = Math.min(least, Number(process.hrtime.bigint() - start));
  }
  // A millisecond or less is noise, and no sign of more than linear time at the sizes worth measuring.
  return Math.max(least, 1_000_000);
}
