import type { Platform } from '../../../platform/Platform';
import type { WritePath } from '../../../platform/WritePath';
import { DocumentError } from '../DocumentError';
import { FolderSave } from './FolderSave';

/** The lock of a document's folder. */
export const LOCK = '.saving.lock';

/**
 * Ends every save of this user that was left in a document's folder: the document is wholly new then, or wholly old.
 * Only the process that has the lock may call this.
 *
 * @param root - the document's folder, links resolved
 * @throws DocumentError when it cannot, and for a journal that is not proved to be this user's; that one is left as it
 *   is.
 */
export function recoverSaves(platform: Platform, root: WritePath): void {
  const saves = FolderSave.find(platform, root);
  for (const { folder, save } of saves) if (save === undefined) throw unproved(root, folder);
  for (const { save } of saves) save?.recover();
}

function unproved(root: string, folder: string): DocumentError {
  return new DocumentError(
    root,
    `cannot be saved: ${folder} records an interrupted save, and nothing proves that you started it on this machine; check the document, remove that folder, and save again`,
  );
}
