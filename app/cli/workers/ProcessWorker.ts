import type { ChildProcess } from 'node:child_process';
import { FAILURE, type ProcessLimits, type Sink, type Worker } from '../Io';
import { EndingOutput } from './EndingOutput';
import { endTogether } from './endTogether';
import { startProgram } from './startProgram';
import { END_OF_OUTPUT, type Job, type JobProgress, type JobReply, STACK_OPTION } from './workerProtocol';
import { PREFIX } from '../messages/programName';
import fs from 'node:fs';

/** Bytes of a memory page, the unit in Linux's `/proc`. */
const PAGE = 4096;
const MEGABYTE = 2 ** 20;

/** The memory that a process uses, in megabytes; 0 if the system does not report it: then the engine's own limit applies. */
function memoryOf(id: number | undefined): number {
  try {
    return (Number(fs.readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * PAGE) / MEGABYTE;
  } catch {
    return 0;
  }
}

/** Milliseconds between two looks at the memory of a process. */
const LOOK = 50;

/**
 * A Node process that runs command lines and does tasks. It starts with the first job, and again with the next job after
 * it has died. It ends with this process.
 */
export class ProcessWorker implements Worker {
  private child: ChildProcess | undefined;
  private isBusy = false;

  /** @param file - the script of the process, built from `worker.ts` @param bounds - what the process may use */
  constructor(
    private readonly file: string,
    private readonly bounds: ProcessLimits = {},
  ) {}

  run(message: Job, sink: Sink): Promise<number> {
    const child = (this.child ??= this.start());
    this.isBusy = true;
    return new Promise((resolve) => {
      const job = new RunningJob(child, sink, this.bounds, (status) => {
        job.detach();
        this.isBusy = false;
        resolve(status);
      });
      child.send(message);
    });
  }

  stop(): void {
    // A busy process does not notice that its parent has ended.
    if (this.isBusy) this.child?.kill('SIGKILL');
    else this.child?.disconnect();
    this.child = undefined;
  }

  private start(): ChildProcess {
    const { megabytes, stack } = this.bounds;
    const execArgv = [
      ...(megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`]),
      ...(stack === undefined ? [] : [`${STACK_OPTION}${stack}`]),
    ];
    const child = startProgram(process.execPath, [...execArgv, this.file], {
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.setEncoding('utf8');
    child.stderr?.setEncoding('utf8');
    const unbind = endTogether(child);
    // After any error the process closes, and the job ends with that.
    child.on('error', () => undefined);
    child.once('exit', () => {
      unbind();
      if (this.child === child) this.child = undefined;
    });
    return child;
  }
}

/** Passes on what a process prints for one job, until it has answered, died or exceeded a limit. */
class RunningJob {
  private readonly out: EndingOutput;
  private readonly err: EndingOutput;
  private readonly timers: NodeJS.Timeout[] = [];
  private status: number | undefined;
  private isStopped = false;
  private isRegExp = false;

  constructor(
    private readonly child: ChildProcess,
    private readonly sink: Sink,
    private readonly bounds: ProcessLimits,
    private readonly finish: (status: number) => void,
  ) {
    this.out = new EndingOutput(END_OF_OUTPUT, (text) => sink.out(text));
    this.err = new EndingOutput(END_OF_OUTPUT, (text) => sink.err(text));
    child.stdout?.on('data', this.addOut);
    child.stderr?.on('data', this.addErr);
    child.on('message', this.takeAnswer);
    child.on('close', this.die);
    this.watch();
  }

  detach(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.child.stdout?.off('data', this.addOut);
    this.child.stderr?.off('data', this.addErr);
    this.child.off('message', this.takeAnswer);
    this.child.off('close', this.die);
  }

  private watch(): void {
    const { seconds, megabytes } = this.bounds;
    const advice = this.bounds.areOptions ? ' (--timeout)' : '';
    if (seconds !== undefined) {
      const end = (): void => this.kill(`stopped after ${seconds} s${advice}`);
      this.timers.push(setTimeout(end, seconds * 1000));
    }
    if (megabytes === undefined) return;
    const look = (): void => {
      if (memoryOf(this.child.pid) > megabytes) this.kill(overMemory(this.bounds));
    };
    this.timers.push(setInterval(look, LOOK));
  }

  private kill(reason: string): void {
    if (this.isStopped) return;
    this.isStopped = true;
    this.sink.err(`${PREFIX}${reason}\n`);
    this.child.kill('SIGKILL');
  }

  private readonly addOut = (text: string): void => {
    this.out.add(text);
    this.finishWhenComplete();
  };

  private readonly addErr = (text: string): void => {
    // Node then reports that it is out of memory, which is wrong.
    this.isRegExp ||= text.includes('FATAL ERROR: RegExpCompiler');
    this.err.add(text);
    this.finishWhenComplete();
  };

  private readonly takeAnswer = (message: JobReply | JobProgress): void => {
    if ('progress' in message) {
      this.sink.progress?.(message.progress);
      return;
    }
    this.status = message.status;
    this.finishWhenComplete();
  };

  private readonly die = (code: number | null, signal: string | null): void => {
    this.out.flush();
    this.err.flush();
    if (signal === 'SIGABRT' && !this.isStopped) this.sink.err(`${PREFIX}${this.whyAborted()}\n`);
    this.finish(code || FAILURE);
  };

  private whyAborted(): string {
    if (this.isRegExp)
      return 'the process ended itself: a regular expression ran for the first time at the end of the stack';
    if (this.bounds.megabytes !== undefined) return overMemory(this.bounds);
    return 'the process ended itself: the lines above give the reason';
  }

  /** The answer and both outputs arrive on three channels, in any order. */
  private finishWhenComplete(): void {
    if (this.status !== undefined && this.out.isEnded && this.err.isEnded) this.finish(this.status);
  }
}

function overMemory({ megabytes, areOptions }: ProcessLimits): string {
  return `stopped, as it took more than ${megabytes} MB of memory${areOptions ? ' (--memory)' : ''}`;
}
