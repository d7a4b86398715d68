/** Milliseconds of work after which other requests are answered. */
const SLICE = 20;

/** Does work that can wait, step by step. Other requests, such as a query, are answered before it and in between. */
export async function inTurns(steps: Iterable<unknown>): Promise<void> {
  const work = steps[Symbol.iterator]();
  let isDone = false;
  while (!isDone) {
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    const begun = performance.now();
    while (!isDone && performance.now() - begun < SLICE) isDone = work.next().done === true;
  }
}
