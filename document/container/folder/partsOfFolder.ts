import type { Platform } from '../../../platform/Platform';
import { SAVE_PREFIX } from './FolderSave';
import { isDocumentFile, isDocumentFolder } from './folderLayout';

/** A file that belongs to a document, or a link in its place. */
export interface FolderPart {
  path: string;
  /** The target of a link as it is written, which may be anything. */
  link?: string;
}

/**
 * The files and links of an XFL folder that belong to the document, and what an interrupted save left. Links are not
 * followed: a target inside the document is a part itself, and any other target does not belong to the document.
 */
export function partsOfFolder({ disk, paths }: Platform, folder: string): FolderPart[] {
  const parts: FolderPart[] = [];
  function visit(directory: string, isTop: boolean): void {
    for (const { name, isLink } of disk.list(directory)) {
      if (isTop && !isDocumentFile(name) && !isDocumentFolder(name) && !name.startsWith(SAVE_PREFIX))
        continue;
      const path = paths.join(directory, name);
      if (isLink) parts.push({ path, link: disk.readLink(path) });
      else if (disk.linkStat(path)?.isFolder) visit(path, false);
      else if (disk.linkStat(path)?.isFile) parts.push({ path });
    }
  }
  visit(folder, true);
  return parts;
}
