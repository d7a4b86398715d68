import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { nodePlatform } from '../../platform/node/nodePlatform';
import type { CommandIo, Sink } from '../Io';
import { ConfigError } from '../lint/config/ConfigError';
import { findConfig } from '../lint/config/findConfig';
import type { LintConfig } from '../lint/config/LintConfig';
import { DEFAULT_CONFIG, readConfig } from '../lint/config/readConfig';
import { rulesFor, type ActiveRule } from '../lint/config/rulesFor';
import { formats } from '../lint/formats';
import { Progress } from '../messages/Progress';
import { shortPath } from '../messages/shortPath';
import { shareWork } from './shareWork';
import { LintCache } from '../lint/LintCache';
import { lintDocument } from '../lint/lintDocument';
import type { DocumentReport } from '../lint/Problem';
import { errorLine } from '../messages/errorLine';
import { readManifest } from '../messages/versionLine';
import { writeFile } from './writePicture';
import { findAllDocuments, findDocuments } from './findDocuments';

export interface LintCommandOptions {
  config?: string;
  format: string;
  fix?: boolean;
  dryRun?: boolean;
  maxWarnings?: number;
  render?: string;
  all?: boolean;
  cache: boolean;
  /** A file for the report, in place of standard output. */
  output?: string;
  /** This process works for another one: print reports as they are. */
  part?: boolean;
}

/** Documents that another process takes at once: enough to make its way worth while, few enough to share. */
const BATCH = 4;
/** As long as there are no more documents than this, one process is faster. */
const FEW = 4;

/** A document with the rules that hold for it. */
interface Job {
  document: string;
  rules: ActiveRule[];
  /** The configuration, for messages. */
  configName: string;
  /** What the answer depends on besides the document. */
  settings: string;
}

/**
 * Holds documents against rules and prints what breaks them. Several processes share many documents; each document is
 * read once. True when there are no errors, and no more warnings than allowed.
 *
 * @throws ConfigError for a configuration that cannot be used; Error when a pattern names no document
 */
export async function lintDocuments(
  patterns: readonly string[],
  options: LintCommandOptions,
  io: CommandIo,
): Promise<boolean> {
  const documents = documentsOf(patterns, options, io);
  const jobs = await jobsFor(documents, options, io);
  if (options.part) {
    for (const job of jobs) io.out(`${JSON.stringify(lintOne(job, options, io))}\n`);
    return true;
  }
  const cache = cacheFor(options, io);
  const reports: (DocumentReport | undefined)[] = jobs.map(({ document, settings }) =>
    reusable(cache?.find(document, settings), options),
  );
  const known = reports.filter((report) => report !== undefined).length;
  if (known > 0) io.detail(`${known} of ${jobs.length} documents are as they were: not read again`);
  const waiting = jobs.flatMap((job, index) => (reports[index] ? [] : [{ job, index }]));
  const stopListening = isShared(waiting)
    ? io.onInterrupt(() => {
        const found = reports.filter((report) => report !== undefined);
        print(found, options, io);
        io.fail(`interrupted: ${found.length} of ${jobs.length} documents were looked at`);
        cache?.write();
      })
    : () => undefined;
  await lintAll(waiting, options, io, (index, report) => {
    reports[index] = report;
    if (!report.problems.some(({ rule }) => rule === UNREADABLE) && !options.fix)
      cache?.add(jobs[index].settings, report);
  });
  stopListening();
  cache?.write();
  return print(reports as DocumentReport[], options, io);
}

/** A document that is not there is a failure of the command line, not a problem of the document. */
function documentsOf(patterns: readonly string[], { part }: LintCommandOptions, io: CommandIo): string[] {
  if (part) return [...patterns];
  const { documents } = findAllDocuments(patterns, io);
  const missing = documents.find((document) => !fs.existsSync(document));
  if (missing !== undefined) throw new Error(`${missing}: there is no such document`);
  return documents.flatMap(findDocuments);
}

/** With fixes and pictures a document is opened again, unless there is nothing to do. */
function reusable(
  report: DocumentReport | undefined,
  { fix, render }: LintCommandOptions,
): DocumentReport | undefined {
  if (!report || report.problems.length === 0) return report;
  const isWanted = render !== undefined || (fix && report.problems.some(({ isFixable }) => isFixable));
  return isWanted ? undefined : report;
}

async function jobsFor(
  documents: readonly string[],
  { config: file }: LintCommandOptions,
  io: CommandIo,
): Promise<Job[]> {
  const configs = new Map<string, LintConfig>();
  const build = buildOf(io.libraryFolder);
  const jobs: Job[] = [];
  for (const document of documents) {
    const place = file ?? findConfig(document);
    const key = place ?? '';
    const config = configs.get(key) ?? (place === undefined ? DEFAULT_CONFIG : await readConfig(place));
    if (!configs.has(key)) io.detail(`rules: ${config.name}`);
    configs.set(key, config);
    const rules = rulesFor(config, document);
    const settings = JSON.stringify([build, config.sources, rules]);
    jobs.push({ document, rules, settings, configName: config.name });
  }
  return jobs;
}

/** Which build of the program this is. */
function buildOf(libraryFolder: string): string {
  const { size, mtimeMs } = fs.statSync(path.join(libraryFolder, 'collection.jsx'));
  return `${readManifest(libraryFolder).version} ${size} ${mtimeMs}`;
}

function cacheFor({ cache, config }: LintCommandOptions, io: CommandIo): LintCache | undefined {
  if (!cache) return undefined;
  const here = createHash('sha256')
    .update(`${process.cwd()}\0${config ?? ''}`)
    .digest('hex');
  return new LintCache(path.join(io.cacheFolder, `lint-${here.slice(0, 16)}.json`));
}

/** The rule by which a document counts as a problem that cannot be opened. */
const UNREADABLE = 'readable';

function lintOne(
  { document, rules, configName }: Job,
  options: LintCommandOptions,
  io: CommandIo,
): DocumentReport {
  const start = performance.now();
  try {
    const { fix, dryRun, render } = options;
    const { libraryFolder, warn } = io;
    const report = lintDocument(document, rules, { fix, dryRun, render, libraryFolder, warn });
    io.detail(`${shortPath(document)}: ${((performance.now() - start) / 1000).toFixed(2)} s`);
    return report;
  } catch (error) {
    // A rule that cannot be used fails for every document alike.
    if (error instanceof Error && error.message.startsWith('rule "'))
      throw new ConfigError(configName, error.message);
    return unreadable(document, errorLine(error));
  }
}

function unreadable(document: string, message: string): DocumentReport {
  const problem = { rule: UNREADABLE, severity: 'error', message, isFixable: false } as const;
  return { document, fixed: 0, problems: [{ ...problem, place: { kind: 'document' } }] };
}

interface Waiting {
  job: Job;
  index: number;
}

async function lintAll(
  waiting: Waiting[],
  options: LintCommandOptions,
  io: CommandIo,
  take: (index: number, report: DocumentReport) => void,
): Promise<void> {
  const progress = new Progress(waiting.length, io, waiting.length > FEW);
  if (!isShared(waiting)) {
    for (const { job, index } of waiting) {
      take(index, lintOne(job, options, io));
      progress.next();
    }
  } else await share(waiting, options, io, take, progress);
  progress.hide();
}

/** True for more documents than one process should look at. This one can be interrupted meanwhile. */
function isShared(waiting: readonly Waiting[]): boolean {
  return waiting.length > FEW && availableParallelism() > 1;
}

/** Hands batches of documents to other processes. */
async function share(
  waiting: Waiting[],
  options: LintCommandOptions,
  io: CommandIo,
  take: (index: number, report: DocumentReport) => void,
  progress: Progress,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(waiting.length / BATCH) }, (_, index) =>
    waiting.slice(index * BATCH, (index + 1) * BATCH),
  );
  await shareWork(batches, {}, io, async (batch, worker) => {
    const lines = new Lines(io);
    const status = await worker.run(partArguments(batch, options, io), lines);
    const reports = lines.reports();
    if (status !== 0 && lines.isRuleFailure) throw new Error(lines.failure);
    for (const { job, index } of batch) {
      const report = reports.find(({ document }) => document === job.document);
      take(index, report ?? unreadable(job.document, lines.failure || 'the process that read it ended'));
    }
    progress.next(batch.length);
  });
}

function partArguments(
  batch: readonly Waiting[],
  { config, fix, dryRun, render }: LintCommandOptions,
  io: CommandIo,
): string[] {
  return [
    ...['lint', '--part'],
    ...(config === undefined ? [] : ['--config', config]),
    ...(fix ? ['--fix'] : []),
    ...(dryRun ? ['--dry-run'] : []),
    ...(render === undefined ? [] : ['--render', render]),
    ...(io.isVerbose ? ['--verbose'] : []),
    '--',
    ...batch.map(({ job }) => job.document),
  ];
}

/** What a process says that looks at a part of the documents. */
class Lines implements Sink {
  failure = '';
  private text = '';

  constructor(private readonly io: CommandIo) {}

  out(text: string): void {
    this.text += text;
  }

  err(text: string): void {
    if (this.io.isVerbose) this.io.err(text);
    else this.failure += text.replace(/^adobe-collection: /, '').trim();
  }

  get isRuleFailure(): boolean {
    return this.failure.includes(': rule "');
  }

  reports(): DocumentReport[] {
    return this.text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as DocumentReport]));
  }
}

function print(reports: readonly DocumentReport[], options: LintCommandOptions, io: CommandIo): boolean {
  const { version } = readManifest(io.libraryFolder);
  const text = formats[options.format](reports, {
    version,
    isColored: io.isColored && options.output === undefined,
    isWhole: options.all ?? false,
    isDryRun: options.dryRun ?? false,
  });
  if (options.output !== undefined) writeFile(options.output, text, nodePlatform);
  else if (
    !io.isQuiet ||
    options.format !== 'readable' ||
    reports.some(({ problems }) => problems.length > 0)
  )
    io.out(text);
  const problems = reports.flatMap((report) => report.problems);
  const warnings = problems.filter(({ severity }) => severity === 'warn').length;
  const { maxWarnings } = options;
  const isOver = maxWarnings !== undefined && warnings > maxWarnings;
  if (isOver) io.fail(`${warnings} warnings are more than --max-warnings ${maxWarnings} allows`);
  return warnings === problems.length && !isOver;
}
