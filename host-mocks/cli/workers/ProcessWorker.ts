import { fork, type ChildProcess } from 'node:child_process';
import { FAILURE, type Outcome, type Worker } from '../Io';
import { END_OF_OUTPUT, type Answer, type Job } from './protocol';

/**
 * A Node process that runs command lines. It is started at the first command line, and again at the next one when it
 * has died.
 */
export class ProcessWorker implements Worker {
  private child: ChildProcess | undefined;

  /** @param file - the script of the process, made of `worker.ts` */
  constructor(private readonly file: string) {}

  run(args: readonly string[]): Promise<Outcome> {
    const child = (this.child ??= this.start());
    return new Promise((resolve) => {
      const job = new RunningJob(child, (outcome) => {
        job.detach();
        resolve(outcome);
      });
      child.send({ args } satisfies Job);
    });
  }

  stop(): void {
    this.child?.disconnect();
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(this.file, { silent: true });
    child.stdout?.setEncoding('utf8');
    child.stderr?.setEncoding('utf8');
    // Whatever the error, the process is closed then, which is how a job learns of it.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }
}

/** Collects what a process prints for one command line, until it has answered or died. */
class RunningJob {
  private readonly printed = { out: '', err: '' };
  private status: number | undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly finish: (outcome: Outcome) => void,
  ) {
    child.stdout?.on('data', this.addOut);
    child.stderr?.on('data', this.addErr);
    child.on('message', this.takeAnswer);
    child.on('close', this.die);
  }

  detach(): void {
    this.child.stdout?.off('data', this.addOut);
    this.child.stderr?.off('data', this.addErr);
    this.child.off('message', this.takeAnswer);
    this.child.off('close', this.die);
  }

  private readonly addOut = (text: string): void => this.add('out', text);
  private readonly addErr = (text: string): void => this.add('err', text);

  private add(stream: 'out' | 'err', text: string): void {
    this.printed[stream] += text;
    this.finishWhenComplete();
  }

  private readonly takeAnswer = ({ status }: Answer): void => {
    this.status = status;
    this.finishWhenComplete();
  };

  private readonly die = (code: number | null): void => {
    this.finish({ status: code || FAILURE, ...this.printed });
  };

  /** Answer and outputs come by three ways, in any order. */
  private finishWhenComplete(): void {
    const { status } = this;
    const { out, err } = this.printed;
    if (status === undefined || !out.endsWith(END_OF_OUTPUT) || !err.endsWith(END_OF_OUTPUT)) return;
    this.finish({
      status,
      out: out.slice(0, -END_OF_OUTPUT.length),
      err: err.slice(0, -END_OF_OUTPUT.length),
    });
  }
}
