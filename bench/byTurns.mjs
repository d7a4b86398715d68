/** Milliseconds that `work` takes at least, and for how long the two are measured. */
const BUDGET = 250;
const FEWEST = 3;
const MOST = 25;

function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(numbers) {
  const ordered = [...numbers].sort((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)];
}

/**
 * Times a work and its floor by turns, so that whatever else the machine does falls on both.
 *
 * @param after what tidies up, off the clock
 * @returns medians: milliseconds of the work, and its ratio to the floor measured beside it
 */
export function byTurns({ work, after }, floor) {
  time(work);
  after();
  time(floor);
  const times = [];
  const ratios = [];
  const end = performance.now() + BUDGET;
  while (times.length < FEWEST || (times.length < MOST && performance.now() < end)) {
    const below = time(floor);
    const own = time(work);
    after();
    times.push(own);
    ratios.push(own / Math.min(below, time(floor)));
  }
  return { time: median(times), ratio: median(ratios) };
}
