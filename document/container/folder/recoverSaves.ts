import type { Platform } from '../../../platform/Platform';
import type { WritePath } from '../../../platform/WritePath';
import { DocumentError } from '../DocumentError';
import { FolderSave } from './FolderSave';

/** The lock of a document's folder. */
export const LOCK = '.saving.lock';

/**
 * Ends every save of this user that was left in a document's folder: the document is wholly new then, or wholly old. For
 * the process that has the lock.
 *
 * @param root - the document's folder, links resolved
 * @throws DocumentError when it cannot, and where a journal lies that is not proved to be this user's; that one is left
 *   as it is.
 */
export function recoverSaves(platform: Platform, root: WritePath): void {
  const found = FolderSave.find(platform, root);
  for (const { folder, save } of found) if (save === undefined) throw unproved(root, folder);
  for (const { save } of found) save?.recover();
}

function unproved(root: string, folder: string): DocumentError {
  return new DocumentError(
    root,
    `cannot be saved: ${folder} says that a save did not end, and nothing proves that you began it on this machine; see whether the document is as it should be, remove that folder, and save again`,
  );
}
