import { saveContainer } from '../../../container/saveContainer';
import { HostError } from '../../../realm/HostError';
import { SymbolItem } from '../../library/items/SymbolItem';
import type { DocumentCore } from '../DocumentCore';
import { changesOfSelection } from './changesOfSelection';
import { leaveOutMedia, type PendingChanges } from './leaveOutMedia';
import { locationOf } from './location';

export interface SaveOptions {
  /** Overwrite a document that something else changed on disk. */
  force?: boolean;
  /** Replace a binary FLA; default: what the host was told. */
  inPlace?: boolean;
}

/**
 * Saves a document at a path (undefined: where it lies), as FLA or XFL by the name; it lies there from then on.
 *
 * @throws DocumentError when the document changed on disk (without `force`), or cannot be written; HostError for one
 * that lies nowhere.
 */
export function saveAt(document: DocumentCore, file: string | undefined, options: SaveOptions): boolean {
  const target = file ?? document.location;
  if (target === undefined)
    throw new HostError(`${document.name} was never saved: name a file to save it in`);
  const { files } = document;
  writeEditTimes(document);
  const { platform, limits, oldFiles } = document.host;
  const changes = files.changes();
  const leftOut = leaveOutMedia(document, changes, document.node);
  const onWarning = (text: string): void => document.warn(text);
  const manner = { inPlace: oldFiles.inPlace, ...options, limits, onWarning };
  files.rebase(saveContainer(platform, files.container, changes, target, manner));
  document.noteSaved(leftOut);
  document.location = locationOf(files.container, platform.paths);
  return true;
}

function changesOfAll(document: DocumentCore): PendingChanges {
  const changes = document.files.changes();
  leaveOutMedia(document, changes, document.node);
  return changes;
}

/** Symbols say when they were edited last, in their own file and in the list of the library. */
function writeEditTimes(document: DocumentCore): void {
  for (const item of document.library.knownItems) if (item instanceof SymbolItem) item.writeEditTime();
}

/** `document.save`: false for a document that is as it was saved last (Adobe's reference), and where saving is off. */
export function save(document: DocumentCore, okToSaveAs: boolean): boolean {
  const { location, files, host } = document;
  if (location === undefined) return okToSaveAs && host.saveAs(document);
  if (!files.isChanged || !host.allowsSaving(document, 'Document.save')) return false;
  host.checkPath(location, 'Document.save');
  return saveAt(document, undefined, {});
}

/**
 * `document.saveAsCopy`: writes the document, or only what is selected on the stage, somewhere else; the document stays
 * where it is.
 */
export function saveCopy(document: DocumentCore, uri: unknown, selectionOnly: unknown): boolean {
  const file = document.host.resolveUri(uri, 'Document.saveAsCopy');
  const { paths } = document.host.platform;
  if (document.location !== undefined && paths.resolve(file) === paths.resolve(document.location)) {
    throw new HostError('Document.saveAsCopy: expected another file than that of the document');
  }
  if (!document.host.allowsSaving(document, 'Document.saveAsCopy')) return false;
  saveCopyAt(document, file, selectionOnly ? changesOfSelection(document) : undefined);
  return true;
}

/** Writes a document as it is, or with other changes of its entries, somewhere else; it stays where it lies. */
export function saveCopyAt(document: DocumentCore, file: string, changes?: PendingChanges): void {
  writeEditTimes(document);
  const { platform, limits } = document.host;
  const { container } = document.files;
  const onWarning = (text: string): void => document.warn(text);
  saveContainer(platform, container, changes ?? changesOfAll(document), file, { limits, onWarning });
}
