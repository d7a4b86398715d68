/**
 * Does one thing at a time: while something is being done, only the last of what is asked for meanwhile is kept. So a
 * Worker that is asked at every keystroke never falls behind.
 */
export class Latest<T> {
  private wanted: { value: T } | undefined;
  private isBusy = false;

  constructor(private readonly work: (value: T) => Promise<void>) {}

  ask(value: T): void {
    this.wanted = { value };
    if (!this.isBusy) void this.run();
  }

  /** True while something newer waits: what was just found out is of no use then. */
  get isOutdated(): boolean {
    return this.wanted !== undefined;
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    try {
      while (this.wanted) {
        const { value } = this.wanted;
        this.wanted = undefined;
        await this.work(value);
      }
    } finally {
      this.isBusy = false;
    }
  }
}
