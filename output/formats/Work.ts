/**
 * A long work, which pauses after each picture. Whoever does it may let others have their turn then: signals are heard,
 * and pictures that are no longer in use leave memory.
 */
export type Work<T> = Generator<undefined, T>;

/** Does a work without a pause. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
