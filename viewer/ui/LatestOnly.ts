/**
 * Does one thing at a time. Of the requests that come meanwhile, only the latest is kept, so a Worker that gets one at
 * every keystroke keeps up.
 */
export class LatestOnly<T> {
  private wanted: { value: T } | undefined;
  private isBusy = false;

  constructor(private readonly work: (value: T) => Promise<void>) {}

  ask(value: T): void {
    this.wanted = { value };
    if (!this.isBusy) void this.run();
  }

  /** True while a newer request waits: the present result is not needed then. */
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
