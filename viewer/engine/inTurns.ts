/** Milliseconds of work after which other requests have their turn. */
const SLICE = 20;

/** Does what can wait step by step. Others have their turn before it and in between: somebody may ask a query. */
export async function inTurns(steps: Iterable<unknown>): Promise<void> {
  const work = steps[Symbol.iterator]();
  let isDone = false;
  while (!isDone) {
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    const begun = performance.now();
    while (!isDone && performance.now() - begun < SLICE) isDone = work.next().done === true;
  }
}
