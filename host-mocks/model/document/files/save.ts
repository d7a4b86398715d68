import { resolveTarget, type SaveTarget } from '../../../../document/container/resolveTarget';
import { packContainer, saveTo as saveToContainer } from '../../../../document/container/saveContainer';
import { HostError } from '../../../../document/checks/HostError';
import { SymbolItem } from '../../library/items/SymbolItem';
import type { DocumentCore } from '../DocumentCore';
import { changesOfSelection } from './changesOfSelection';
import { leaveOutMedia, type PendingChanges } from './leaveOutMedia';
import { locationOf } from './location';

export interface SaveOptions {
  /** Overwrite a document that something else changed on disk. */
  force?: boolean;
  /** Replace a binary FLA; default: the host's option. */
  inPlace?: boolean;
}

/**
 * Saves a document at a path (undefined: its own), as FLA or XFL by the name; that path is its own from then on.
 *
 * @throws DocumentError when the document changed on disk (without `force`), or cannot be written; HostError for one
 *   without a path.
 */
export function saveAt(document: DocumentCore, file: string | undefined, options: SaveOptions): boolean {
  return saveTo(document, targetOf(document, file), options);
}

/** The content to write for a document saved at a path (undefined: its own). @throws as `saveAt` */
export function targetOf(document: DocumentCore, file: string | undefined): SaveTarget {
  const name = file ?? document.location;
  if (name === undefined)
    throw new HostError(`${document.name} has never been saved: name a file to save it to`);
  return resolveTarget(document.host.platform, document.files.container, name);
}

/** Saves a document at a target that was resolved. @throws as `saveAt` */
export function saveTo(document: DocumentCore, target: SaveTarget, options: SaveOptions): boolean {
  const { files } = document;
  writeEditTimes(document);
  const { platform, limits, oldFiles } = document.host;
  const changes = files.changes();
  const leftOut = leaveOutMedia(document, changes, document.node);
  const onWarning = (text: string): void => document.warn(text);
  const manner = { inPlace: oldFiles.inPlace, ...options, limits, onWarning };
  files.rebase(saveToContainer(platform, files.container, changes, target, manner));
  document.noteSaved(leftOut);
  document.location = locationOf(files.container, platform.paths);
  return true;
}

function changesOfAll(document: DocumentCore): PendingChanges {
  const changes = document.files.changes();
  leaveOutMedia(document, changes, document.node);
  return changes;
}

/** Symbols store the time of their last edit, in their own file and in the list of the library. */
function writeEditTimes(document: DocumentCore): void {
  for (const item of document.library.knownItems) if (item instanceof SymbolItem) item.writeEditTime();
}

/** `document.save`: false for an unchanged document (Adobe's reference), and if saving is off. */
export function save(document: DocumentCore, okToSaveAs: boolean): boolean {
  const { location, files, host } = document;
  if (location === undefined) return okToSaveAs && host.saveAs(document);
  return files.isChanged && host.saveForScript(document, undefined, 'Document.save');
}

/**
 * `document.saveAsCopy`: writes the document, or only what is selected on the stage, somewhere else; the document stays
 * where it is.
 */
export function saveCopy(document: DocumentCore, uri: unknown, selectionOnly: unknown): boolean {
  const { host } = document;
  const method = 'Document.saveAsCopy';
  const target = targetOf(document, host.resolveUri(uri, method));
  host.checkToWrite(target.path, method);
  if (target.isOrigin) throw new HostError(`${method}: expected a file other than that of the document`);
  if (!host.allowsSaving(document, method)) return false;
  saveCopyTo(document, target, selectionOnly ? changesOfSelection(document) : undefined);
  return true;
}

/** Writes a copy of a document; its own path stays. */
export function saveCopyAt(document: DocumentCore, file: string): void {
  saveCopyTo(document, targetOf(document, file));
}

/** A document as the bytes of an FLA, without a file. @param name - that of the FLA */
export function packedCopy(document: DocumentCore, name: string): Uint8Array {
  writeEditTimes(document);
  const { platform, limits } = document.host;
  return packContainer(platform, document.files.container, changesOfAll(document), name, limits);
}

function saveCopyTo(document: DocumentCore, target: SaveTarget, changes?: PendingChanges): void {
  writeEditTimes(document);
  const { platform, limits } = document.host;
  const { container } = document.files;
  const onWarning = (text: string): void => document.warn(text);
  saveToContainer(platform, container, changes ?? changesOfAll(document), target, { limits, onWarning });
}
