import { FAILURE, type ProcessLimits, type Io, type Sink, type Task, type Worker } from '../Io';
import { boundedSink } from '../workers/boundedSink';

/** How a command line ended, and what it printed. */
export interface Outcome {
  status: number;
  out: string;
  err: string;
}

/** Maximum output of a command for an assistant, in characters. */
const MAX_OUTPUT = 2 ** 26;

/** Runs command lines of this program in separate processes, a few at a time. A process is used again. */
export class Commands {
  private readonly idle: Worker[] = [];
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  /** @param bounds - what a command line may use. @param most - maximum number of processes at a time */
  constructor(
    private readonly io: Pick<Io, 'startWorker'>,
    private readonly bounds: ProcessLimits,
    private readonly most: number,
  ) {}

  /**
   * Runs a command line, or does a task.
   *
   * @param signal - ends the process immediately
   * @param onProgress - receives the last line of standard error
   */
  async run(
    job: readonly string[] | Task,
    signal: AbortSignal,
    onProgress: (line: string) => void,
  ): Promise<Outcome> {
    await this.turn();
    try {
      return signal.aborted
        ? { status: FAILURE, out: '', err: '' }
        : await this.runNow(job, signal, onProgress);
    } finally {
      this.yieldTurn();
    }
  }

  /** Ends the idle processes. */
  close(): void {
    for (const worker of this.idle.splice(0)) worker.stop();
  }

  private async turn(): Promise<void> {
    if (this.running < this.most) this.running++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The next in the queue takes over the slot. */
  private yieldTurn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }

  private async runNow(
    job: readonly string[] | Task,
    signal: AbortSignal,
    onProgress: (line: string) => void,
  ): Promise<Outcome> {
    const worker = this.idle.pop() ?? (await this.io.startWorker(this.bounds));
    const stop = (): void => worker.stop();
    signal.addEventListener('abort', stop);
    let [out, err] = ['', ''];
    try {
      const sink: Sink = {
        out(text) {
          out += text;
        },
        err(text) {
          err += text;
          onProgress(text.trim().split('\n').at(-1) ?? '');
        },
      };
      const status = await worker.run(job, boundedSink(sink, worker, MAX_OUTPUT));
      return { status, out, err };
    } finally {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) worker.stop();
      else this.idle.push(worker);
    }
  }
}
