/** Milliseconds for which both sides run before anything is measured, so that the engine knows both alike. */
const WARM_UP = 200;
/** Milliseconds for which the two are measured. */
const BUDGET = 350;
const FEWEST = 5;

function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(numbers) {
  const ordered = [...numbers].sort((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)];
}

function alternate({ work, after }, floor, budget, fewest) {
  const own = [];
  const below = [];
  const end = performance.now() + budget;
  while (own.length < fewest || performance.now() < end) {
    below.push(time(floor));
    own.push(time(work));
    after();
  }
  return { own: median(own), below: median(below) };
}

/**
 * Times a work and its floor by turns, so that whatever else the machine does falls on both.
 *
 * @param after what tidies up, off the clock
 * @returns milliseconds of the work, and its ratio to the floor; both from medians
 */
export function byTurns(side, floor) {
  alternate(side, floor, WARM_UP, 1);
  const { own, below } = alternate(side, floor, BUDGET, FEWEST);
  return { time: own, ratio: own / below };
}
