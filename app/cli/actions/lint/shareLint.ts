import { InputError, type CommandIo, type ProcessLimits, type Sink } from '../../Io';
import type { LintJob } from '../../lint/LintJob';
import type { DocumentReport } from '../../lint/Problem';
import { unreadable } from '../../lint/unreadable';
import type { LintCommandOptions } from './LintCommandOptions';
import type { LintTask } from '../performTask';
import { shareWork } from '../../workers/shareWork';
import { PREFIX } from '../../messages/programName';

/** Documents that a worker receives at once: enough to outweigh the message, few enough to share evenly. */
const BATCH = 4;

/**
 * Hands batches of documents to other processes.
 *
 * @param bounds - what each process may use for a batch
 * @param take - gets the answer for each document
 * @throws InputError if a rule cannot be used
 */
export async function shareLint(
  jobs: readonly LintJob[],
  options: LintCommandOptions,
  io: CommandIo,
  bounds: ProcessLimits,
  take: (job: LintJob, report: DocumentReport) => void,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_, index) =>
    jobs.slice(index * BATCH, (index + 1) * BATCH),
  );
  await shareWork(batches, bounds, io, async (batch, worker) => {
    const lines = new Lines(io);
    const documents = batch.map(({ document }) => document);
    const task: LintTask = {
      task: 'lint',
      documents,
      options: { ...options, part: true },
      verbose: io.isVerbose,
    };
    const status = await worker.run(task, lines);
    const reports = lines.reports();
    if (status !== 0 && lines.isRuleFailure) throw new InputError(lines.failure);
    for (const job of batch) {
      const report = reports.find(({ document }) => document === job.document);
      take(job, report ?? unreadable(job.document, lines.failure || 'the process that read it ended'));
    }
  });
}

/** Reads the output of a process that checks a part of the documents. */
class Lines implements Sink {
  failure = '';
  private text = '';

  constructor(private readonly io: CommandIo) {}

  out(text: string): void {
    this.text += text;
  }

  err(text: string): void {
    if (this.io.isVerbose) this.io.err(text);
    else this.failure += text.replace(PREFIX, '').trim();
  }

  get isRuleFailure(): boolean {
    return this.failure.includes(': rule "');
  }

  reports(): DocumentReport[] {
    return this.text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as DocumentReport]));
  }
}
