import { Host } from '../../../host/Host';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Paths } from '../../../../platform/Paths';
import type { Platform } from '../../../../platform/Platform';
import { changesText } from '../../diff/changesText';
import { compareFacts } from '../../diff/compareFacts';
import type { DocumentFacts } from '../../facts/Facts';
import { factsOf } from '../../facts/factsOf';
import type { CommandIo } from '../../Io';
import { visibleLine } from '../../messages/visible';
import { describePublication } from '../../messages/describePublication';
import { leftOutText } from '../../messages/leftOutText';
import { lossesText } from '../documents/lossesText';
import { sourceOn } from '../../messages/sourceOn';
import { ScriptFailure } from '../../messages/ScriptFailure';
import { pictureOf } from '../../../host/pictureOf';
import type { WriteLimits } from '../../writing/AssistantWrites';
import { answersFrom } from './answersFrom';
import type { FileChanges } from './FileChanges';
import { fileChangeText } from './fileChangeText';
import { SAVED_MARK } from './savedMark';
import { writePublication } from '../../../host/writePublication';
import { loadLibrary } from '../../../query/loadLibrary';
import { collectionMethods, methodNames } from '../../../query/methodNames';
import { RunReport } from './RunReport';
import { tellNotDrawn } from '../render/tellNotDrawn';
import { pixelLimit, writePicture } from '../render/writePicture';

/** The parts of `CommandIo` that running scripts needs. */
export interface ScriptIo extends Pick<
  CommandIo,
  'out' | 'outPainted' | 'err' | 'warn' | 'note' | 'detail' | 'isColored' | 'libraryFolder'
> {
  /** A path for messages: relative to the current folder. */
  shortPath(file: string): string;
  /** In a dry run: the changes of files so far, as the run sees them. */
  fileChanges?(): FileChanges;
}

export interface RunCommandOptions {
  document: string[];
  /** Scripts that are not files, by their names: `-e` for those of the command line, `-` for standard input. */
  texts?: Readonly<Record<string, string>>;
  bare?: boolean;
  modern?: boolean;
  /** The path to save to: an empty text for the document's own path, undefined for none. */
  save?: string;
  force?: boolean;
  /** Replace a binary FLA by the FLA created from it. */
  inPlace?: boolean;
  /** Refuse a document that cannot be read completely. */
  strict?: boolean;
  answer: string[];
  root: string[];
  /** The file for a picture of the active document after the scripts: `.svg` or `.png`. */
  render?: string;
  /** The effect of calls that publish. */
  publish?: 'refuse' | 'note' | 'write';
  /** Where scripts of an assistant may write; undefined for other scripts. */
  writes?: WriteLimits;
  /** The scripts are confined to the sandbox. */
  untrusted?: boolean;
  /** Maximum memory in megabytes. */
  memory?: number;
  /** Maximum number of pixels of a picture or a bitmap. */
  maxPixels?: number;
  /** Report what the scripts would change and write, and change no file. */
  dryRun?: boolean;
  /** Print the report as JSON. */
  json?: boolean;
  /** This process works for another one: mark the saved documents in its output. */
  part?: boolean;
}

const NO_DOCUMENT = 'no document is open: name one after the script';

/**
 * Opens the documents (the last one is active), loads the built library and runs the scripts in order. Without `save`,
 * scripts cannot save.
 *
 * @returns the second step, which draws and saves the documents that the scripts left open
 * @throws ScriptFailure for a script that failed; DocumentError for a document that cannot be opened, or, in the second
 * step, saved
 */
export function runScripts(
  scripts: readonly string[],
  options: RunCommandOptions,
  io: ScriptIo,
  platform: Platform,
): () => void {
  const report = new RunReport(options.json ?? false, io);
  const answers = answersFrom(options.answer);
  const host = new Host(
    platform,
    {
      modern: options.modern ?? false,
      roots: scriptRoots(scripts, options, platform.paths),
      answers: answers.answer,
      onTrace: (text) => report.trace(text),
      onAlert: (text) => report.alert(text),
      onWarning: (text) => report.warn(text),
      writable: options.writes?.files,
      canSave: options.save !== undefined || options.dryRun === true,
      inPlace: options.inPlace ?? false,
      strict: options.strict ?? false,
      publishing: options.publish ?? 'refuse',
      onPublish: (publication) => report.warn(describePublication(publication)),
      limits: pixelLimit(options.maxPixels),
    },
    // The writers are loaded when a script publishes.
    (...publication) => writePublication(...publication),
  );
  const opened = report.watch(() => openAndRun(host, scripts, options, io));
  if (answers.left.length > 0)
    report.warn(
      `--answer: no dialogue asked for ${answers.left.map((text) => JSON.stringify(text)).join(', ')}`,
    );
  return () => {
    report.watch(() => drawAndSave(host, opened, options, report, io));
    report.end();
  };
}

/** A document that was opened before the scripts ran, and its facts at that time if they are needed. */
interface Opened {
  document: Document;
  before?: DocumentFacts;
}

function openAndRun(
  host: Host,
  scripts: readonly string[],
  options: RunCommandOptions,
  io: ScriptIo,
): readonly Opened[] {
  const opened = options.document
    .map((file) => host.open(file))
    .map((document) => (options.dryRun ? { document, before: factsOf(document) } : { document }));
  if (!options.bare) loadLibrary(host, io.libraryFolder);
  for (const script of scripts) runOne(host, script, options, io);
  return opened;
}

function drawAndSave(
  host: Host,
  opened: readonly Opened[],
  options: RunCommandOptions,
  report: RunReport,
  io: ScriptIo,
): void {
  if (options.render !== undefined) drawActive(host, options.render, io);
  for (const { document, before } of opened) {
    if (before !== undefined) tellChanges(document, before, report, io);
    else if (options.save !== undefined) saveDocument(host, document, options, report, io);
  }
  if (io.fileChanges) tellFiles(io.fileChanges(), report, io);
  const { refused } = host.saving;
  if (refused.size > 0)
    throw new Error(
      `${refused.size === 1 ? 'a document was' : `${refused.size} documents were`} not saved, as scripts save with --save only: add --save, or --dry-run to see what would change`,
    );
}

function runOne(
  host: Host,
  script: string,
  { modern, document, texts }: RunCommandOptions,
  io: ScriptIo,
): void {
  const { paths } = host.platform;
  const text = texts?.[script];
  const file = text === undefined ? paths.resolve(script) : script;
  try {
    if (text === undefined) host.scripts.runFile(file);
    else host.scripts.run(text, file);
  } catch (error) {
    throw new ScriptFailure(host.realm.describeThrown(error), {
      script: file,
      frames: host.framesOf(error),
      isLibrary: (other) => isLibrary(other, io.libraryFolder, paths),
      isLimited: !modern,
      sourceOf: (other) => texts?.[other] ?? sourceOn(host.platform.disk, other),
      advice: document.length === 0 && host.documents.length === 0 ? NO_DOCUMENT : undefined,
      methods: () => methodNames(host),
      collectionMethods: () => collectionMethods(host),
    });
  }
}

/** The file that the command loads, and the modules of a bundle. */
function isLibrary(file: string, folder: string, paths: Paths): boolean {
  const isBuilt = /^collection(\.es5)?\.(jsx|jsfl)$/.test(paths.basename(file));
  return (
    isBuilt || paths.dirname(file) === folder || /[\\/]node_modules[\\/]adobe-collection[\\/]/.test(file)
  );
}

/** Reports the changes that the scripts made to a document. */
function tellChanges(document: Document, before: DocumentFacts, report: RunReport, io: ScriptIo): void {
  const changes = compareFacts(before, factsOf(document));
  report.changed(document, changes);
  if (report.isJson) return;
  const name = document.location === undefined ? document.name : io.shortPath(document.location);
  if (changes.length === 0) io.out(`${visibleLine(name)}: nothing would change\n`);
  else {
    const title = visibleLine(`${name}: would change`);
    io.outPainted([title, ...changesText(changes, io.isColored), ''].join('\n'));
  }
}

/** Reports the changes that the run would have made to files: those of documents that scripts saved, and others. */
function tellFiles({ changes, isOverfull }: FileChanges, report: RunReport, io: ScriptIo): void {
  report.changedFiles(changes);
  if (isOverfull) report.warn('the scripts write more than a dry run can hold: the list is incomplete');
  if (!report.isJson)
    io.out(changes.map((each) => `${fileChangeText(each, (file) => io.shortPath(file))}\n`).join(''));
}

/** Saves a document that is still open, and reports it; reports it too if there is nothing to save. */
function saveDocument(
  host: Host,
  document: Document,
  { save, force, part }: RunCommandOptions,
  report: RunReport,
  io: ScriptIo,
): void {
  if (!host.documents.includes(document)) {
    report.warn(`${document.name}: not saved: a script closed it`);
    return;
  }
  const target = save ? host.platform.paths.resolve(save) : undefined;
  const before = document.files.container;
  document.saveAt(target, { force: force ?? false });
  if (document.files.container === before) {
    report.warn(`${document.name}: nothing to save; the file is unchanged`);
    return;
  }
  const { path: file } = document.files.container;
  report.saved(document, file);
  const leftOut = leftOutText(document.leftOut);
  const losses = lossesText(before);
  if (losses !== undefined) report.warn(`${io.shortPath(before.path)}: ${losses}`);
  if (part) io.err(SAVED_MARK);
  else io.note(`saved ${io.shortPath(file)}`);
  if (leftOut !== undefined) io.note(`${document.name}: ${leftOut}`);
}

/** @throws Error when the scripts left no document open. */
function drawActive(host: Host, output: string, io: ScriptIo): void {
  if (!host.active) throw new Error('--render: no document is open after the scripts');
  const target = { output, maxPixels: host.limits.maxPixels };
  const { svg, notDrawn } = pictureOf(host.active);
  writePicture(svg, target, io, host.platform);
  tellNotDrawn(output, notDrawn, io);
}

/** The folders that scripts may touch. */
export function scriptRoots(
  scripts: readonly string[],
  options: RunCommandOptions,
  paths: Paths,
): readonly string[] {
  return options.root.length > 0 ? options.root : foldersOf([...scripts, ...options.document], paths);
}

/** The folders of files; of an XFL folder, the folder itself too. */
function foldersOf(files: readonly string[], paths: Paths): string[] {
  const folders = files.flatMap((file) => {
    const absolute = paths.resolve(file);
    return [paths.dirname(absolute), ...(paths.extname(absolute) === '' ? [absolute] : [])];
  });
  return [...new Set(folders)];
}
