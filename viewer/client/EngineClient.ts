import type { Reply, Ask, Fault, Name, ResponseMessage } from '../protocol';

/** Requests that no user waits for; a film lets others be answered in between. */
const PATIENT: ReadonlySet<Name> = new Set<Name>(['film', 'thumbnail']);

/** Milliseconds after an answer in which the user looks at it and may cause another request. */
const QUIET = 300;

interface Waiting {
  name: Name;
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

/** What the Worker could not do. */
export class EngineError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
    this.name = fault.name;
  }
}

/** The requests that were open when the Worker was ended. */
export class EngineStopped extends Error {
  override readonly name = 'EngineStopped';
}

/** The page's side of the Worker that holds the document. */
export class EngineClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastNumber = 0;
  /** The time of the last request that a user waits for, or of its answer. */
  private lastHeard = 0;

  /** @param makeWorker - starts a Worker that runs `serve` */
  constructor(private readonly makeWorker: () => Worker) {}

  /** Requests that were not answered yet. */
  get pending(): number {
    return this.waiting.size;
  }

  /** True if no user waits for an answer, and none came for a while: then work that can wait is done. */
  get isQuiet(): boolean {
    const isAsked = [...this.waiting.values()].some(({ name }) => !PATIENT.has(name));
    return !isAsked && performance.now() - this.lastHeard > QUIET;
  }

  /** Starts the Worker ahead of the first request, which would start it too. */
  start(): void {
    this.worker ??= this.started();
  }

  /** @throws EngineError for what the Worker could not do; EngineStopped when it is ended meanwhile. */
  ask<N extends Name>(name: N, ask: Ask<N>): Promise<Reply<N>> {
    const worker = (this.worker ??= this.started());
    const number = ++this.lastNumber;
    this.hear(name);
    return new Promise<Reply<N>>((resolve, reject) => {
      this.waiting.set(number, { name, resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ number, name, ask });
    });
  }

  /** Ends the Worker, whatever it does. The next request starts another one, in which no document is open. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.failAll(new EngineStopped('it was stopped'));
  }

  private started(): Worker {
    const worker = this.makeWorker();
    worker.onmessage = ({ data }: MessageEvent<ResponseMessage>) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if (waiting) this.hear(waiting.name);
      if ('fault' in data) waiting?.reject(new EngineError(data.fault));
      else waiting?.resolve(data.answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.stop();
      this.failAll(new Error(`the document cannot be read in this browser: ${event.message}`));
    };
    return worker;
  }

  private hear(name: Name): void {
    if (!PATIENT.has(name)) this.lastHeard = performance.now();
  }

  private failAll(reason: Error): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(reason);
  }
}
