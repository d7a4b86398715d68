import { DocumentCore } from '../DocumentCore';
import { type SaveOptions, save, saveAt, saveCopy } from './save';
import { DocumentFiles } from '../../../../document/xfl/DocumentFiles';
import { openFiles } from './openFiles';

/** Saving, closing, and going back to what was saved last. */
export abstract class DocumentSaving extends DocumentCore {
  /** False for a document that is as it was saved last; one that was never saved needs a file named in a dialogue. */
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

  /** Saves at a path, as FLA or XFL by the name; without one where the document lies. For programs, not for scripts. */
  saveAt(file: string | undefined, options: SaveOptions = {}): boolean {
    return saveAt(this, file, options);
  }
}

/** True when there is a saved state to go back to. */
function canRevert(document: DocumentCore): boolean {
  return document.location !== undefined && document.files.isChanged;
}

/** `document.revert`: the document is as it was saved last; what was handed out of it before is stale. */
function revert(document: DocumentCore): boolean {
  if (!canRevert(document) || document.location === undefined) return false;
  const { host, location } = document;
  const files = new DocumentFiles(openFiles(host, location), host);
  markStale(document);
  document.stale = false;
  document.load(files);
  return true;
}

/** `document.close`: asks about changes unless told not to; everything of the document is stale afterwards. */
function close(document: DocumentCore, prompts: boolean): void {
  if (prompts && document.files.isEdited && document.host.askToSave(document)) {
    if (document.location === undefined) document.host.saveAs(document);
    else save(document, true);
  }
  document.host.forget(document);
  markStale(document);
}

/** Marks the document and whatever was handed out of it: every further use by a script throws. */
function markStale(document: DocumentCore): void {
  document.stale = true;
  document.library.stale = true;
  for (const item of document.library.knownItems) item.stale = true;
  for (const file of document.files.openFiles) file.markStale();
}
