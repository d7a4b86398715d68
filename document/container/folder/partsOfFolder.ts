import type { Platform } from '../../../platform/Platform';
import { isGitName } from '../isGitName';
import { SAVE_PREFIX } from './FolderSave';
import { isDocumentFile, isDocumentFolder } from './folderLayout';
import { targetOf } from './listFolder';
import { isBelow } from '../../../platform/isBelow';

/** A file that belongs to a document, or a link in its place. */
export interface FolderPart {
  path: string;
  /** The target of a link as it is written, which may be anything. */
  link?: string;
}

/**
 * The files and links of an XFL folder that belong to the document, and what an interrupted save left. The target of a
 * link is a part too if it is in the folder, as it is read with the document. Other targets are not looked at.
 */
export function partsOfFolder({ disk, paths }: Platform, folder: string): FolderPart[] {
  const root = disk.realPath(folder);
  const visited = new Set<string>();
  const parts = new Map<string, FolderPart>();

  /** @param path - without links */
  function note(path: string, link?: string): void {
    parts.set(path, { path: paths.join(folder, path.slice(root.length)), link });
  }

  function add(path: string): void {
    const stat = disk.linkStat(path);
    if (stat?.isFolder) visit(path);
    else if (stat?.isFile) note(path);
  }

  function visit(directory: string): void {
    if (visited.has(directory)) return;
    visited.add(directory);
    for (const { name, isLink } of disk.list(directory)) {
      if (directory === root ? !isTopPart(name) : isGitName(name)) continue;
      const path = paths.join(directory, name);
      if (!isLink) add(path);
      else {
        note(path, disk.readLink(path));
        const target = targetOf(disk, path);
        if (target !== undefined && isBelow(paths, root, target) && !isInRepository(target)) add(target);
      }
    }
  }

  function isInRepository(target: string): boolean {
    return target.slice(root.length).split(paths.sep).some(isGitName);
  }

  visit(root);
  return [...parts.values()];
}

function isTopPart(name: string): boolean {
  return isDocumentFile(name) || isDocumentFolder(name) || name.startsWith(SAVE_PREFIX);
}
