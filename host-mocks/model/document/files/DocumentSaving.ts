import { DocumentFiles } from '../../../../document/xfl/DocumentFiles';
import { DocumentCore } from '../DocumentCore';
import { openFiles } from './openFiles';
import { type SaveOptions, save, saveAt, saveCopy } from './save';

/** Saving, closing and reverting. */
export abstract class DocumentSaving extends DocumentCore {
  /** False for an unchanged document; one that was never saved needs a file named in a dialogue. */
  save(bOkToSaveAs = true): boolean {
    return save(this, Boolean(bOkToSaveAs));
  }
  saveAsCopy(URI: string, selectionOnly = false): boolean {
    return saveCopy(this, URI, selectionOnly);
  }
  close(bPromptToSaveChanges = true): void {
    close(this, Boolean(bPromptToSaveChanges));
  }
  canRevert(): boolean {
    return canRevert(this);
  }
  revert(): boolean {
    return revert(this);
  }

  /**
   * Saves at a path, as FLA or XFL by the name; without one, at the document's own path. For programs, not for scripts.
   */
  saveAt(file: string | undefined, options: SaveOptions = {}): boolean {
    return saveAt(this, file, options);
  }
}

/** True if there is a saved state to revert to. */
function canRevert(document: DocumentCore): boolean {
  return document.location !== undefined && document.files.isChanged;
}

/** `document.revert`: restores the last saved state; objects given out before are stale. */
function revert(document: DocumentCore): boolean {
  if (!canRevert(document) || document.location === undefined) return false;
  const { host, location } = document;
  const files = new DocumentFiles(openFiles(host, location), host);
  markStale(document);
  document.stale = false;
  document.load(files);
  return true;
}

/**
 * `document.close`: asks about changes unless the script declines it; all objects of the document are stale afterwards.
 */
function close(document: DocumentCore, prompts: boolean): void {
  if (prompts && document.files.isEdited && document.host.askToSave(document)) {
    if (document.location === undefined) document.host.saveAs(document);
    else save(document, true);
  }
  document.host.forget(document);
  markStale(document);
}

/** Marks the document and all objects that it gave out: every further use by a script throws. */
function markStale(document: DocumentCore): void {
  document.stale = true;
  document.library.stale = true;
  for (const item of document.library.knownItems) item.stale = true;
  for (const file of document.files.openFiles) file.markStale();
}
