import fs from 'node:fs';
import { isMarker } from '../../../../document/container/Contents';
import { hasSameBytes } from '../../../../document/container/hasSameBytes';
import { saveContainer } from '../../../../document/container/saveContainer';
import type { Document } from '../../../../host-mocks/model/document/Document';
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
import { amount } from '../../../literal/amount';

export interface MergeOptions {
  /** Where the merged document goes; without it only the conflicts are said. */
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
export interface MergeFiles {
  base: string;
  ours: string;
  theirs: string;
}

/**
 * Merges three versions of a document. True if nothing is open; only then the document is written.
 *
 * @throws DocumentError when one cannot be opened, or written; InputError for a file of answers that cannot be read
 */
export async function mergeFiles(files: MergeFiles, options: MergeOptions, io: CommandIo): Promise<boolean> {
  const answers = options.resolve === undefined ? undefined : answersIn(options.resolve);
  const [base, ours, theirs] = [
    await openApart(files.base, io),
    await openApart(files.ours, io),
    await openApart(files.theirs, io),
  ];
  const side = options.ours ? 'ours' : options.theirs ? 'theirs' : undefined;
  const { document, decisions } = merged({ base, ours, theirs }, new Decisions(answers, side));
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

/** The merged document; one that a side did not change is the other side's, byte for byte. */
export function merged(
  { base, ours, theirs }: Record<'base' | 'ours' | 'theirs', Document>,
  decisions: Decisions,
): { document: Document; decisions: Decisions } {
  if (haveSameEntries(base, ours)) return { document: theirs, decisions };
  if (!haveSameEntries(base, theirs) && !haveSameEntries(ours, theirs))
    mergeDocuments(base, ours, theirs, decisions);
  return { document: ours, decisions };
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

function answersIn(file: string): Map<string, MergeAnswer> | undefined {
  if (!fs.existsSync(file)) return undefined;
  return readAnswers(file, fs.readFileSync(file, 'utf8'));
}

/** A file of conflicts replaces an older one, and nothing else. */
function writeConflicts(file: string, text: string): void {
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (stat && !(stat.isFile() && isConflictsFile(fs.readFileSync(file, 'utf8'))))
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
  const { isMergePage, mergePage } = await import('./mergePage');
  if (fs.existsSync(file) && !isMergePage(fs.readFileSync(file, 'utf8')))
    throw new InputError(`${file}: it exists, and is no page of conflicts; name another one with --page`);
  const documents = {
    base: await openApart(files.base, io),
    ours: await openApart(files.ours, io),
    theirs: await openApart(files.theirs, io),
  };
  writeOutput(file, mergePage(decisions.open, documents), nodePlatform, entryToWrite);
}

function messageOf(
  count: number,
  files: MergeFiles,
  options: MergeOptions,
  report: string | undefined,
): string {
  const what = `${amount(count, 'conflict')}, nothing merged`;
  if (report === undefined) return `${what}; choose with --ours, --theirs or --resolve <file>`;
  const { base, ours, theirs } = files;
  const output = options.output === undefined ? '' : ` -o ${options.output}`;
  return `${what}: fill in "choose" in ${report}, then run merge ${base} ${ours} ${theirs}${output} --resolve ${report}; or choose with --ours or --theirs`;
}
