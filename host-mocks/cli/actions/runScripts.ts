import path from 'node:path';
import { Host } from '../../Host';
import type { Document } from '../../model/document/Document';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { answersFrom } from './answersFrom';
import type { CommandIo } from '../Io';
import { checkScripts } from './checkScripts';
import { loadLibrary } from './loadLibrary';
import { pictureOf } from '../../render/pictureOf';
import { pixelLimit, writePicture } from './writePicture';
import { ScriptFailure } from '../messages/ScriptFailure';

export interface RunOptions {
  document: string[];
  bare?: boolean;
  modern?: boolean;
  /** Where to save: an empty text for the document's own place, undefined for nowhere. */
  save?: string;
  force?: boolean;
  answer: string[];
  root: string[];
  /** Where to draw what the active document then shows: `.svg` or `.png`. */
  render?: string;
  /** Pixels of a picture or a bitmap at most. */
  maxPixels?: number;
}

/**
 * Opens the documents (the last one is active), loads the built library, runs the scripts in order and saves
 * what they left open. Nothing is saved when a script fails; without `save`, scripts cannot save either.
 *
 * @throws ScriptFailure for a script that failed; DocumentError for a document that cannot be opened or saved.
 */
export function runScripts(scripts: readonly string[], options: RunOptions, io: CommandIo): void {
  checkScripts(scripts);
  const host = new Host(nodePlatform, {
    realm: 'separate',
    modern: options.modern ?? false,
    roots: options.root.length > 0 ? options.root : foldersOf([...scripts, ...options.document]),
    answers: answersFrom(options.answer),
    onTrace: (text) => io.out(`${text}\n`),
    onAlert: (text) => io.err(`${text}\n`),
    onWarning: io.warn,
    canSave: options.save !== undefined,
    limits: pixelLimit(options.maxPixels),
  });
  const documents = options.document.map((file) => host.open(file));
  if (!options.bare) loadLibrary(host, io.libraryFolder);
  for (const script of scripts) {
    try {
      host.scripts.runFile(path.resolve(script));
    } catch (error) {
      throw new ScriptFailure(error, path.resolve(script), host.scripts.files, !options.modern);
    }
  }
  if (options.render !== undefined) drawActive(host, options.render, io);
  if (options.save === undefined) return;
  for (const document of documents) {
    const target = options.save === '' ? undefined : path.resolve(options.save);
    if (!host.documents.includes(document)) io.warn(`${document.name}: not saved: a script closed it`);
    else save(document, target, options.force ?? false, io);
  }
}

/** Saves a document; where nothing is to be written, it says so. */
function save(document: Document, target: string | undefined, force: boolean, io: CommandIo): void {
  const before = document.files.container;
  document.saveAt(target, { force });
  if (document.files.container === before)
    io.warn(`${document.name}: nothing is to be saved; the file stays as it is`);
}

/** @throws Error when the scripts left no document open. */
function drawActive(host: Host, output: string, io: CommandIo): void {
  if (!host.active) throw new Error('--render: no document is open after the scripts');
  writePicture(pictureOf(host.active).svg, { output, maxPixels: host.limits.maxPixels }, io);
}

/** The folders that files lie in; of an XFL folder, the folder itself too. */
function foldersOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const absolute = path.resolve(file);
    return [path.dirname(absolute), ...(path.extname(absolute) === '' ? [absolute] : [])];
  });
  return [...new Set(folders)];
}
