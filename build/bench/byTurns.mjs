import { median } from './tables.mjs';

/** Milliseconds for which both sides run before they are measured. */
const WARM_UP = 200;
/** Milliseconds for which both sides are measured. */
const BUDGET = 350;
const FEWEST = 5;

function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
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
 * Times a work and its floor by turns, so that other work of the machine slows both alike.
 *
 * @param side `work` is timed; `after` tidies up and is not timed
 * @returns median milliseconds of the work, and its ratio to the floor
 */
export function byTurns(side, floor) {
  alternate(side, floor, WARM_UP, 1);
  const { own, below } = alternate(side, floor, BUDGET, FEWEST);
  return { time: own, ratio: own / below };
}
