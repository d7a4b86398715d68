import path from 'node:path';
import type { ProcessLimits, CommandIo, Sink, Worker } from '../../Io';
import { Progress } from '../../messages/Progress';
import { visibleLine } from '../../messages/visible';
import { mannerOf } from '../mannerOf';
import type { RunTask } from '../performTask';
import { checkScripts } from './checkScripts';
import { commonFolder } from '../documents/commonFolder';
import { findAllDocuments, findDocuments } from '../documents/findDocuments';
import type { RunCommandOptions } from './runScripts';
import { SAVED_MARK } from './savedMark';
import { boundedSink } from '../../workers/boundedSink';
import { shareWork } from '../../workers/shareWork';
import { amount } from '../../../literal/amount';
import { OutputBuffer } from './OutputBuffer';

/** Maximum number of characters that a run may print for one document: they are kept until the run ends. */
const MAX_OUTPUT = 2 ** 28;

interface Job {
  document: string;
  status: number;
  seconds: number;
  isSaved: boolean;
}

/**
 * Runs the scripts once for each document, several at a time, in separate processes: a document that fails, or ends its
 * process, does not stop the others. Prints what each run printed when it ends, then a table. True when all succeeded.
 */
export async function runOnEach(
  scripts: readonly string[],
  options: RunCommandOptions,
  bounds: ProcessLimits,
  io: CommandIo,
): Promise<boolean> {
  checkScripts(scripts, options.texts);
  const inputs = findAllDocuments(options.document, io);
  const documents = inputs.isSingle ? inputs.documents.flatMap(findDocuments) : inputs.documents;
  const folder = commonFolder(documents);
  const jobs: (Job | undefined)[] = documents.map(() => undefined);
  const progress = new Progress(documents.length, io);
  const texts: string[] = [];
  const stopListening = io.onInterrupt(() => {
    progress.hide();
    io.err(summary(jobs));
    io.fail('interrupted');
  });
  await shareWork(documents, bounds, io, async (document, worker, index) => {
    const save = options.save && path.join(options.save, path.relative(folder, document));
    const own = { ...options, save, document: [document], part: true };
    const spool = new SavingSpool();
    jobs[index] = await runOne({ task: 'run', scripts, options: own, ...mannerOf(io) }, worker, spool);
    progress.hide();
    if (options.json) texts[index] = spool.takeOutput(io);
    else report(document, spool, io);
    progress.next();
  });
  stopListening();
  progress.hide();
  if (options.json) io.out(printed(documents, texts, jobs));
  else if (!io.isQuiet || jobs.some((job) => job?.status !== 0)) io.err(summary(jobs));
  return jobs.every((job) => job?.status === 0);
}

/** The runs as one Array; a process that died has no report except that it failed. */
function printed(
  documents: readonly string[],
  texts: readonly string[],
  jobs: readonly (Job | undefined)[],
): string {
  const runs = documents.map((document, index) => {
    const { status = 1, seconds = 0 } = jobs[index] ?? {};
    return { document, ...parsed(texts[index], { status: status === 0 ? 'done' : 'failed', seconds }) };
  });
  return `${JSON.stringify(runs, null, 2)}\n`;
}

function parsed(text: string, otherwise: object): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return otherwise;
  }
}

async function runOne(task: RunTask, worker: Worker, sink: SavingSpool): Promise<Job> {
  const [document] = task.options.document;
  const start = process.hrtime.bigint();
  const status = await worker.run(task, boundedSink(sink, worker, MAX_OUTPUT));
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  return { status, document, seconds, isSaved: sink.isSaved };
}

/** Keeps what a run prints, and notes whether it saved. */
class SavingSpool extends OutputBuffer {
  isSaved = false;

  override err(text: string): void {
    const rest = text.replaceAll(SAVED_MARK, '');
    if (rest.length < text.length) this.isSaved = true;
    if (rest !== '') super.err(rest);
  }

  /** The standard output of the run; the rest is shown. */
  takeOutput(io: Sink): string {
    let output = '';
    this.empty({ out: (text) => (output += text), err: (text) => io.err(text) });
    return output;
  }
}

function report(document: string, spool: OutputBuffer, io: CommandIo): void {
  if (spool.hasOutput) io.line(`== ${document}`);
  spool.empty(io);
}

/** The result of each document, and a line with counts. @param jobs - undefined for documents that were not run */
function summary(jobs: readonly (Job | undefined)[]): string {
  const finished = jobs.filter((job) => job !== undefined);
  const width = Math.max(0, ...finished.map(({ document }) => document.length));
  const lines = finished.map(({ document, status, seconds, isSaved }) => {
    const word = status !== 0 ? 'failed' : isSaved ? 'saved ' : 'done  ';
    return `${visibleLine(document).padEnd(width)}  ${word} ${`${seconds.toFixed(2)} s`.padStart(9)}\n`;
  });
  const failed = finished.filter(({ status }) => status !== 0).length;
  const saved = finished.filter(({ isSaved }) => isSaved).length;
  const left = jobs.length - finished.length;
  const notes = [
    failed === 0 && left === 0 ? 'all done' : `${failed} failed`,
    ...(left > 0 ? [`${left} not done`] : []),
    ...(saved > 0 ? [`${saved} saved`] : []),
  ];
  return `${lines.join('')}${amount(jobs.length, 'document')}, ${notes.join(', ')}\n`;
}
