import { isMarker } from '../../../../document/container/Contents';
import { hasSameBytes } from '../../../../document/container/hasSameBytes';
import { saveContainer } from '../../../../document/container/saveContainer';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { checkCount, MAX_ANSWERS_BYTES } from '../../../../geometry/claims';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { entryToWrite } from '../../../../platform/WritePath';
import { InputError, type CommandIo } from '../../Io';
import type { MergeAnswer } from '../../merge/Conflict';
import { conflictsText } from '../../merge/conflictsText';
import { Decisions } from '../../merge/Decisions';
import { mergeDocuments } from '../../merge/mergeDocuments';
import { conflictsFile, isConflictsFile, readAnswers } from '../../merge/resolutions';
import { writeOutput } from '../../writing/writeOutput';
import { openApart } from '../documents/openApart';
import type { Side } from '../../merge/Versions';
import { amount } from '../../../literal/amount';
import { isMergePage } from './isMergePage';

const { disk } = nodePlatform;

export interface MergeOptions {
  /** Where the merged document goes; without it only the conflicts are reported. */
  output?: string;
  /** The answer to each conflict. */
  ours?: boolean;
  theirs?: boolean;
  /** A file of conflicts: read if it exists, and written as long as one has no answer. */
  resolve?: string;
  /** A page with pictures of the three versions for each conflict. */
  page?: string;
}

/** The names of three versions of a document, as `diff` takes them. */
export type MergeFiles = Readonly<Record<Side, string>>;

/**
 * Merges three versions of a document. True if nothing is open; only then the document is written.
 *
 * @throws DocumentError when one cannot be opened, or written; InputError for a file of answers that cannot be read
 */
export async function mergeFiles(files: MergeFiles, options: MergeOptions, io: CommandIo): Promise<boolean> {
  const answers = options.resolve === undefined ? undefined : answersIn(options.resolve);
  const side = options.ours ? 'ours' : options.theirs ? 'theirs' : undefined;
  const decisions = new Decisions(answers, side);
  const document = merged(await openAll(files, io), decisions);
  const { open } = decisions;
  if (open.length === 0) {
    if (options.output !== undefined) save(document, options.output, io);
    return true;
  }
  io.out([...conflictsText(open), ''].join('\n'));
  const report =
    options.resolve ?? (options.output === undefined ? undefined : `${options.output}.conflicts.json`);
  if (report !== undefined) writeConflicts(report, conflictsFile(decisions.decided, files));
  if (options.page !== undefined) await writePage(options.page, files, decisions, io);
  io.fail(messageOf(open.length, files, options, report));
  return false;
}

async function openAll({ base, ours, theirs }: MergeFiles, io: CommandIo): Promise<Record<Side, Document>> {
  return {
    base: await openApart(base, io),
    ours: await openApart(ours, io),
    theirs: await openApart(theirs, io),
  };
}

/** The merged document; one that a side did not change is the other side's, byte for byte. */
export function merged({ base, ours, theirs }: Record<Side, Document>, decisions: Decisions): Document {
  if (haveSameEntries(base, ours)) return theirs;
  if (!haveSameEntries(base, theirs) && !haveSameEntries(ours, theirs))
    mergeDocuments(base, ours, theirs, decisions);
  return ours;
}

function haveSameEntries(one: Document, other: Document): boolean {
  const [names, others] = [one, other].map(({ files }) =>
    files.container.names().filter((name) => !isMarker(name)),
  );
  return (
    names.length === others.length &&
    names.every(
      (name) => other.files.has(name) && hasSameBytes(one.files.bytes(name), other.files.bytes(name)),
    )
  );
}

function save(document: Document, output: string, io: CommandIo): void {
  const { files } = document;
  saveContainer(nodePlatform, files.container, files.changes(), output, { force: true, onWarning: io.warn });
  io.note(`merged: ${output}`);
}

/** The answers in a file; undefined if there is none yet. */
function answersIn(file: string): Map<string, MergeAnswer> | undefined {
  const stat = disk.stat(file);
  if (!stat) return undefined;
  if (!stat.isFile) throw new InputError(`${file}: it is not a file`);
  checkCount(file, stat.size, MAX_ANSWERS_BYTES, 'bytes');
  return readAnswers(file, new TextDecoder().decode(disk.read(file)));
}

/** A file of conflicts replaces an older one, and nothing else. */
function writeConflicts(file: string, text: string): void {
  if (!isFreeOr(file, isConflictsFile))
    throw new InputError(
      `${file}: it exists, and is not a file of conflicts; name another one with --resolve`,
    );
  writeOutput(file, text, nodePlatform, entryToWrite);
}

async function writePage(
  file: string,
  files: MergeFiles,
  decisions: Decisions,
  io: CommandIo,
): Promise<void> {
  const { mergePage } = await import('./mergePage');
  if (!isFreeOr(file, isMergePage))
    throw new InputError(`${file}: it exists, and is not a page of conflicts; name another one with --page`);
  writeOutput(file, mergePage(decisions.open, await openAll(files, io)), nodePlatform, entryToWrite);
}

function isFreeOr(file: string, isOwn: (start: string) => boolean): boolean {
  return disk.linkStat(file) === undefined || isWrittenByMerge(file, isOwn);
}

/** The first bytes of a file say what it is. */
const START = 1024;

/** True for a file that a merge wrote, and may replace or remove. @param isOwn - tests its beginning */
export function isWrittenByMerge(file: string, isOwn: (start: string) => boolean): boolean {
  if (disk.linkStat(file)?.isFile !== true) return false;
  return isOwn(new TextDecoder().decode(disk.readStart(file, START)));
}

function messageOf(
  count: number,
  files: MergeFiles,
  options: MergeOptions,
  report: string | undefined,
): string {
  const what = `${amount(count, 'conflict')}, nothing merged`;
  if (report === undefined) return `${what}; choose with --ours, --theirs or --resolve <file>`;
  const output = options.output === undefined ? [] : ['-o', options.output];
  const words = ['merge', files.base, files.ours, files.theirs, ...output, '--resolve', report];
  const command = words.map((word) => (/[\s&;()']/.test(word) ? `"${word}"` : word)).join(' ');
  return `${what}: fill in "choose" in ${report}, then run ${command}; or choose with --ours or --theirs`;
}
