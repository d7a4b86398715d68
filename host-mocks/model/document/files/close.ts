import type { DocumentCore } from '../DocumentCore';
import { save } from './save';

/**
 * `document.close`: asks about changes unless the script declines it; all objects of the document are stale afterwards.
 */
export function close(document: DocumentCore, prompts: boolean): void {
  if (prompts && document.files.isEdited && document.host.askToSave(document)) {
    if (document.location === undefined) document.host.saveAs(document);
    else save(document, true);
  }
  document.host.forget(document);
  markStale(document);
}

/** Marks the document and all objects that it gave out: every further use by a script throws. */
export function markStale(document: DocumentCore): void {
  document.stale = true;
  document.library.stale = true;
  for (const item of document.library.knownItems) item.stale = true;
  for (const file of document.files.openFiles) file.markStale();
}
