import fs from 'node:fs';
import path from 'node:path';
import { CommandFailure, ReportedFailure, USAGE, UsageError, type CommandIo } from '../Io';
import { partsOfFolder } from '../../../document/container/folder/partsOfFolder';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { findConfig } from '../lint/config/findConfig';
import { amount } from '../../literal/amount';
import { shortPath } from '../messages/shortPath';
import { visibleLine } from '../messages/visible';
import { findDocuments } from './documents/findDocuments';

/** Milliseconds between looks at the files. Some programs replace a file, and the system's watchers then lose it. */
const LOOK = 500;

/** Commands that can be repeated. */
const REPEATED = ['query', 'lint', 'diff', 'run', 'tree', 'render', 'export', 'publish'];

/**
 * Runs a command, and again whenever a file that it names changes: documents, scripts, configurations. What the command
 * writes itself does not start it again. Ends with Ctrl-C.
 *
 * @throws UsageError for a command that cannot be watched; CommandFailure for wrong usage that names no file, which no
 *   change repairs
 */
export async function watchCommand(args: readonly string[], io: CommandIo): Promise<void> {
  const [command] = args;
  if (!REPEATED.includes(command))
    throw new UsageError(`watch ${command}: expected one of ${REPEATED.join(', ')}`);
  if (args.includes('-')) throw new UsageError(`watch ${command} -: standard input comes once only`);
  let isEnded = false;
  const stopListening = io.onInterrupt(() => (isEnded = true));
  while (!isEnded) {
    const status = await runOnce(args, io);
    if (status === USAGE && filesOf(args).length === 0)
      throw new CommandFailure(new ReportedFailure(), USAGE);
    const before = stampsOf(args);
    io.note(`waiting for changes (Ctrl-C ends)`);
    await changeAfter(before, args, () => isEnded);
    if (!isEnded) io.note(`${timeOfDay()} ${changesText(before, stampsOf(args))}; ${command} again`);
  }
  stopListening();
}

/** The options for how much another process reports. */
function mannerWords({ isQuiet, isVerbose }: CommandIo): string[] {
  return [...(isQuiet ? ['--quiet'] : []), ...(isVerbose ? ['--verbose'] : [])];
}

/** Runs in a process of its own, so that modules of a configuration are loaded again. */
async function runOnce(args: readonly string[], io: CommandIo): Promise<number> {
  const worker = await io.startWorker({});
  const status = await worker.run([args[0], ...mannerWords(io), ...args.slice(1)], io);
  worker.stop();
  if (status !== 0) io.detail(`ended with status ${status}`);
  return status;
}

async function changeAfter(before: Stamps, args: readonly string[], isEnded: () => boolean): Promise<void> {
  while (!isEnded() && changedFiles(before, stampsOf(args)).length === 0) await pause(LOOK);
  // A program that writes a document may take several steps: wait until it has finished.
  for (let last = stampsOf(args); !isEnded(); last = stampsOf(args)) {
    await pause(LOOK);
    if (changedFiles(last, stampsOf(args)).length === 0) return;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The size and time of each file that the arguments name. */
type Stamps = ReadonlyMap<string, string>;

function stampsOf(args: readonly string[]): Stamps {
  return new Map(
    filesOf(args).map((file) => {
      const stat = fs.statSync(file, { throwIfNoEntry: false });
      return [file, `${stat?.size} ${stat?.mtimeMs}`];
    }),
  );
}

/** The files that are new, removed or changed. */
function changedFiles(before: Stamps, after: Stamps): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((file) => before.get(file) !== after.get(file));
}

/** `logo.fla changed`, `logo.fla and 3 other files changed`. */
function changesText(before: Stamps, after: Stamps): string {
  const [first, ...others] = changedFiles(before, after);
  if (first === undefined) return 'a file changed and changed back';
  const more = others.length === 0 ? '' : ` and ${amount(others.length, 'other file')}`;
  return `${visibleLine(shortPath(path.resolve(first)))}${more} changed`;
}

function timeOfDay(): string {
  return new Date().toTimeString().slice(0, 8);
}

function filesOf(args: readonly string[]): string[] {
  const files = new Set<string>();
  for (const arg of args.slice(1)) {
    const value = arg.replace(/^--\w[\w-]*=/, '');
    for (const file of filesNamed(value)) files.add(file);
  }
  return [...files];
}

/** A document with its configuration, a script, or nothing. */
function filesNamed(value: string): string[] {
  let documents: string[];
  try {
    documents = findDocuments(value);
  } catch {
    return [];
  }
  return documents.flatMap((document) => {
    const config = findConfig(document);
    return [...partsOf(document), ...(config === undefined ? [] : [config])];
  });
}

function partsOf(document: string): string[] {
  if (!fs.statSync(document, { throwIfNoEntry: false })?.isDirectory()) return [document];
  return partsOfFolder(nodePlatform, document)
    .filter(({ link }) => link === undefined)
    .map(({ path: file }) => file);
}
