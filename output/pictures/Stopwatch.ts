import type { PausableTask } from '../formats/PausableTask';

/** How long the stages of an export take. A stage inside another one counts for itself only. */
export class Stopwatch {
  private readonly spent = new Map<string, number>();
  /** Time that stages took inside the one that runs. */
  private inner = 0;

  /** @param now - the time in milliseconds */
  constructor(private readonly now: () => number) {}

  /** Does something and counts the time for a stage. */
  measure<T>(stage: string, action: () => T): T {
    const start = this.now();
    const outer = this.inner;
    this.inner = 0;
    try {
      return action();
    } finally {
      const taken = this.now() - start;
      this.spent.set(stage, (this.spent.get(stage) ?? 0) + taken - this.inner);
      this.inner = outer + taken;
    }
  }

  /** Does a work and counts the time for a stage; what is done in its pauses does not count. */
  *during<T>(stage: string, work: PausableTask<T>): PausableTask<T> {
    for (;;) {
      const step = this.measure(stage, () => work.next());
      if (step.done) return step.value;
      yield;
    }
  }

  /** Seconds by stage, in the order in which the stages ended first. */
  get seconds(): Record<string, number> {
    return Object.fromEntries([...this.spent].map(([stage, ms]) => [stage, Math.round(ms) / 1000]));
  }
}
