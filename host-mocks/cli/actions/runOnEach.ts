import { availableParallelism } from 'node:os';
import path from 'node:path';
import { checkScripts } from './checkScripts';
import { findDocuments } from './findDocuments';
import type { Io, Outcome, Worker } from '../Io';
import type { RunOptions } from './runScripts';

interface Job extends Outcome {
  document: string;
  seconds: number;
}

/**
 * Runs the scripts once for each document, several at a time, in processes apart: a document that fails, or ends its
 * process, stops no other. Prints what each run printed when it ends, then a table. True when all succeeded.
 */
export async function runOnEach(scripts: readonly string[], options: RunOptions, io: Io): Promise<boolean> {
  checkScripts(scripts);
  const documents = [...new Set(options.document.flatMap(findDocuments))];
  const waiting = documents.map((document, index) => ({ document, index }));
  const folder = commonFolder(documents.map(placeOf));
  const jobs: Job[] = [];
  let done = 0;
  showProgress(done, documents.length, io);
  const work = async (): Promise<void> => {
    const worker = await io.startWorker();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const target = options.save && path.join(options.save, path.relative(folder, placeOf(next.document)));
      const args = argumentsFor(scripts, { ...options, save: target }, next.document);
      const job = await runOne(next.document, args, worker);
      jobs[next.index] = job;
      report(job, io);
      showProgress(++done, documents.length, io);
    }
    worker.stop();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), documents.length) }, work));
  if (io.isTerminal) io.err('\r\u001b[K');
  io.err(summary(jobs));
  return jobs.every(({ status }) => status === 0);
}

async function runOne(document: string, args: readonly string[], worker: Worker): Promise<Job> {
  const start = process.hrtime.bigint();
  const outcome = await worker.run(args);
  return { ...outcome, document, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
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

/** The command line that does one document. */
function argumentsFor(scripts: readonly string[], options: RunOptions, document: string): string[] {
  const { bare, modern, force, save, answer, root } = options;
  return [
    ...['run', ...scripts, '--document', document],
    ...(bare ? ['--bare'] : []),
    ...(modern ? ['--modern'] : []),
    ...(force ? ['--force'] : []),
    ...(save === undefined ? [] : [`--save=${save}`]),
    ...answer.flatMap((text) => [`--answer=${text}`]),
    ...root.flatMap((folder) => [`--root=${folder}`]),
  ];
}

function report(job: Job, io: Io): void {
  if (io.isTerminal) io.err('\r\u001b[K');
  if (job.out) io.out(`== ${job.document}\n${job.out}`);
  if (job.err) io.err(job.err);
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
