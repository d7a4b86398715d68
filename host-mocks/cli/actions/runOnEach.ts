import { availableParallelism } from 'node:os';
import path from 'node:path';
import { checkScripts } from './checkScripts';
import { findDocuments } from './findDocuments';
import type { Bounds, Io, Sink, Worker } from '../Io';
import { runArguments } from './runArguments';
import type { RunOptions } from './runScripts';
import { Spool } from './Spool';

interface Job {
  document: string;
  status: number;
  seconds: number;
}

/** What each document may use: enough for any that people make, and not for ever. */
const BOUNDS: Bounds = { seconds: 600, megabytes: 4096 };

/**
 * Runs the scripts once for each document, several at a time, in processes apart: a document that fails, or ends its
 * process, stops no other. Prints what each run printed when it ends, then a table. True when all succeeded.
 */
export async function runOnEach(
  scripts: readonly string[],
  options: RunOptions,
  bounds: Bounds,
  io: Io,
): Promise<boolean> {
  checkScripts(scripts);
  const documents = [...new Set(options.document.flatMap(findDocuments))];
  const waiting = documents.map((document, index) => ({ document, index }));
  const folder = commonFolder(documents.map(placeOf));
  const jobs: Job[] = [];
  let done = 0;
  showProgress(done, documents.length, io);
  const work = async (): Promise<void> => {
    const worker = await io.startWorker({ ...BOUNDS, ...bounds });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const target = options.save && path.join(options.save, path.relative(folder, placeOf(next.document)));
      const args = runArguments(scripts, { ...options, save: target, document: [next.document] });
      const spool = new Spool();
      jobs[next.index] = await runOne(next.document, args, worker, spool);
      report(next.document, spool, io);
      showProgress(++done, documents.length, io);
    }
    worker.stop();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), documents.length) }, work));
  if (io.isTerminal) io.err('\r\u001b[K');
  io.err(summary(jobs));
  return jobs.every(({ status }) => status === 0);
}

async function runOne(document: string, args: readonly string[], worker: Worker, sink: Sink): Promise<Job> {
  const start = process.hrtime.bigint();
  const status = await worker.run(args, sink);
  return { status, document, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
}

/** The FLA, or the folder that the files of an XFL lie in. */
function placeOf(document: string): string {
  return /\.xfl$/i.test(document) ? path.dirname(document) : document;
}

/** The deepest folder that all documents lie in: saving elsewhere keeps their places below it. */
function commonFolder(documents: readonly string[]): string {
  const [first, ...others] = documents.map((document) => path.dirname(document).split(path.sep));
  const isShared = (part: string, index: number): boolean => others.every((other) => other[index] === part);
  const end = first.findIndex((part, index) => !isShared(part, index));
  return first.slice(0, end < 0 ? undefined : end).join(path.sep) || path.sep;
}

function report(document: string, spool: Spool, io: Io): void {
  if (io.isTerminal) io.err('\r\u001b[K');
  if (spool.hasOutput) io.out(`== ${document}\n`);
  spool.empty(io);
}

function showProgress(done: number, all: number, io: Io): void {
  if (io.isTerminal) io.err(`\r\u001b[K${done} of ${all} documents`);
}

function summary(jobs: readonly Job[]): string {
  const width = Math.max(...jobs.map(({ document }) => document.length));
  const lines = jobs.map(({ document, status, seconds }) => {
    const time = `${seconds.toFixed(2)} s`.padStart(9);
    return `${document.padEnd(width)}  ${status === 0 ? 'done  ' : 'failed'} ${time}`;
  });
  const failed = jobs.filter(({ status }) => status !== 0).length;
  const count = jobs.length === 1 ? '1 document' : `${jobs.length} documents`;
  return `${lines.join('\n')}\n${count}, ${failed === 0 ? 'all done' : `${failed} failed`}\n`;
}
