import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type CommandIo, UsageError } from '../../Io';
import { ConfigError } from '../../lint/config/ConfigError';
import { Baseline } from '../../lint/Baseline';
import { amount } from '../../../literal/amount';
import { LintCache } from '../../lint/LintCache';
import { lintDocument } from '../../lint/lintDocument';
import { type LintJob, jobsFor } from '../../lint/LintJob';
import type { DocumentReport } from '../../lint/Problem';
import { isUnreadable, unreadable } from '../../lint/unreadable';
import { QUERY_KINDS } from '../../../query/QueryKind';
import { DOCUMENT_BOUNDS } from '../documents/documentBounds';
import { documentFailure } from '../../messages/documentFailure';
import { Progress } from '../../messages/Progress';
import { shortPath } from '../../messages/shortPath';
import { findAllDocuments, findDocuments } from '../documents/findDocuments';
import type { LintCommandOptions } from './LintCommandOptions';
import { shareLint } from './shareLint';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { formats } from '../../lint/formats';
import { readManifest } from '../../messages/versionLine';
import { writeOutput } from '../../writing/writeOutput';

/** As long as there are no more documents than this, one process is faster. */
const FEW = 4;

/**
 * Checks documents against rules and prints what breaks them. Several processes share many documents; each document is
 * read once. True when there are no errors, and no more warnings than allowed.
 *
 * @throws ConfigError for a configuration that cannot be used; Error when a pattern names no document
 */
export async function lintDocuments(
  patterns: readonly string[],
  options: LintCommandOptions,
  io: CommandIo,
): Promise<boolean> {
  checkFolder(options.render);
  const documents = documentsOf(patterns, options, io);
  const jobs = await jobsFor(documents, options, io);
  if (options.part) {
    for (const job of jobs) io.out(`${JSON.stringify(lintOne(job, options, io))}\n`);
    return true;
  }
  const baseline =
    options.baseline === undefined || options.writeBaseline ? undefined : Baseline.read(options.baseline);
  const cache = cacheFor(options, io);
  const reports = knownReports(jobs, cache, options);
  if (reports.size > 0)
    io.detail(`${reports.size} of ${jobs.length} documents are unchanged: not read again`);
  const printAll = (): boolean => {
    if (!options.dryRun) cache?.write();
    if (options.fix) tellWithheld(reports, io);
    const all = jobs.flatMap((job) => reports.get(job) ?? []);
    return printProblems(newProblems(all, baseline, options, io), options, io);
  };
  await lintAll(
    jobs.filter((job) => !reports.has(job)),
    options,
    io,
    (job, report) => {
      reports.set(job, report);
      if (!isUnreadable(report) && !options.fix) cache?.add(job.settings, report);
    },
    () => {
      printAll();
      io.fail(`interrupted: ${reports.size} of ${jobs.length} documents were checked`);
    },
  );
  return printAll();
}

/** The reports without the problems of the baseline, which are counted; those of it that are gone are named. */
function newProblems(
  reports: readonly DocumentReport[],
  read: Baseline | undefined,
  { baseline: file, writeBaseline }: LintCommandOptions,
  io: CommandIo,
): readonly DocumentReport[] {
  if (file === undefined) return reports;
  const baseline = writeBaseline ? Baseline.of(file, reports) : read;
  if (baseline === undefined) return reports;
  if (writeBaseline) writeOutput(file, baseline.text, nodePlatform);
  const compared = reports.map((report) => baseline.compare(report));
  const count = compared.reduce((sum, each) => sum + each.known, 0);
  io.note(
    `${file}: ${amount(count, 'problem')} ${writeBaseline ? 'written' : `${count === 1 ? 'is' : 'are'} known`}`,
  );
  for (const { report, fixed } of compared)
    for (const problem of fixed) io.note(`${file}: fixed: ${shortPath(report.document)}: ${problem}`);
  if (compared.some(({ fixed }) => fixed.length > 0))
    io.note(`${file}: --write-baseline removes what is fixed`);
  return compared.map(({ report }) => report);
}

/** Says which fixes were not applied, because their configuration was found beside the documents. */
function tellWithheld(reports: ReadonlyMap<LintJob, DocumentReport>, io: CommandIo): void {
  const rules = new Map<string, Set<string>>();
  for (const [{ configName, withheld }, { problems }] of reports)
    for (const { rule } of problems)
      if (withheld.has(rule)) rules.set(configName, (rules.get(configName) ?? new Set()).add(rule));
  for (const [name, names] of rules)
    io.warn(
      `${shortPath(name)}: its fixes of ${[...names].join(', ')} were not applied, as it was found and not named; --config ${shortPath(name)} applies them`,
    );
}

/** @throws UsageError where a file has the name of the folder for pictures */
function checkFolder(folder: string | undefined): void {
  if (folder === undefined || fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== false) return;
  throw new UsageError(`--render ${folder}: expected a folder, not a file`);
}

/** A missing document is a failure of the command line, not a problem of the document. */
function documentsOf(patterns: readonly string[], { part }: LintCommandOptions, io: CommandIo): string[] {
  if (part) return [...patterns];
  const { documents } = findAllDocuments(patterns, io);
  const missing = documents.find((document) => !fs.existsSync(document));
  if (missing !== undefined) throw new Error(`${missing}: no such file or folder`);
  return documents.flatMap(findDocuments);
}

/** The reports of an earlier run on documents that did not change since. */
function knownReports(
  jobs: readonly LintJob[],
  cache: LintCache | undefined,
  options: LintCommandOptions,
): Map<LintJob, DocumentReport> {
  const reports = new Map<LintJob, DocumentReport>();
  for (const job of jobs) {
    const report = cache?.find(job.document, job.settings);
    if (report && isReusable(report, options)) reports.set(job, report);
  }
  return reports;
}

/** With fixes and pictures a document is opened again, unless there is nothing to do. */
function isReusable({ problems }: DocumentReport, { fix, render }: LintCommandOptions): boolean {
  if (problems.length === 0) return true;
  return render === undefined && !(fix && problems.some(({ isFixable }) => isFixable));
}

function cacheFor({ cache, config }: LintCommandOptions, io: CommandIo): LintCache | undefined {
  if (!cache || io.cacheFolder === undefined) return undefined;
  const here = createHash('sha256')
    .update(`${process.cwd()}\0${config ?? ''}`)
    .digest('hex');
  return new LintCache(path.join(io.cacheFolder, `lint-${here.slice(0, 16)}.json`));
}

function lintOne(
  { document, rules, configName }: LintJob,
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
    return unreadable(document, documentFailure(document, error));
  }
}

/** True for a query with a regular expression, which a configuration beside the documents brings. */
function mayTakeForEver({ isTrusted, rules }: LintJob): boolean {
  return !isTrusted && rules.some(({ rule }) => QUERY_KINDS.some((kind) => /=\s*\//.test(rule[kind] ?? '')));
}

/** Checks documents, in several processes if that is faster: this one can be interrupted meanwhile. */
async function lintAll(
  jobs: readonly LintJob[],
  options: LintCommandOptions,
  io: CommandIo,
  take: (job: LintJob, report: DocumentReport) => void,
  onInterrupt: () => void,
): Promise<void> {
  const isLong = jobs.length > FEW;
  const isBounded = jobs.some(mayTakeForEver);
  const progress = new Progress(jobs.length, io, isLong);
  const takeNext = (job: LintJob, report: DocumentReport): void => {
    take(job, report);
    progress.next();
  };
  if (isBounded || (isLong && availableParallelism() > 1)) {
    const stopListening = io.onInterrupt(onInterrupt);
    await shareLint(jobs, options, io, isBounded ? DOCUMENT_BOUNDS : {}, takeNext);
    stopListening();
  } else for (const job of jobs) takeNext(job, lintOne(job, options, io));
  progress.hide();
}

/** Prints what was found. True when there are no errors, and no more warnings than allowed. */
function printProblems(
  reports: readonly DocumentReport[],
  options: LintCommandOptions,
  io: CommandIo,
): boolean {
  const { version } = readManifest(io.libraryFolder);
  const text = formats[options.format](reports, {
    version,
    isColored: io.isColored && options.output === undefined,
    isWhole: options.all ?? false,
    isDryRun: options.dryRun ?? false,
  });
  if (options.output !== undefined) writeOutput(options.output, text, nodePlatform);
  else if (
    !io.isQuiet ||
    options.format !== 'readable' ||
    reports.some(({ problems }) => problems.length > 0)
  )
    (options.format === 'readable' ? io.outPainted : io.outContent)(text);
  const problems = reports.flatMap((report) => report.problems);
  const warnings = problems.filter(({ severity }) => severity === 'warn').length;
  // Beside a baseline, what is reported is new.
  const { maxWarnings = options.baseline === undefined ? undefined : 0 } = options;
  const isOver = maxWarnings !== undefined && warnings > maxWarnings;
  if (isOver && options.maxWarnings === undefined)
    io.fail(`${amount(warnings, 'warning')} ${warnings === 1 ? 'is' : 'are'} not in the baseline`);
  else if (isOver) io.fail(`${warnings} warnings are more than --max-warnings ${maxWarnings} allows`);
  return warnings === problems.length && !isOver;
}
