/**
 * A long task, which pauses after each picture. Its caller may run other code in a pause: signals arrive, and pictures
 * that are no longer in use leave memory.
 */
export type PausableTask<T> = Generator<undefined, T>;

/** Runs a task without pauses. */
export function finish<T>(task: PausableTask<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}
