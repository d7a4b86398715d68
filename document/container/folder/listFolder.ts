import type { Disk, FileStat } from '../../../platform/Disk';
import type { Platform } from '../../../platform/Platform';
import { DocumentError } from '../DocumentError';
import { isDocumentFile, isDocumentFolder } from './folderLayout';
import { isGitName } from '../isGitName';
import type { DocumentLimits } from '../limits';
import { isBelow, withSeparator } from '../../../platform/isBelow';

export type ListedFile = Pick<FileStat, 'size' | 'modifiedMs'>;

export interface FolderList {
  /** By name, sorted. */
  files: Map<string, ListedFile>;
  /** Warnings about skipped files. */
  warnings: string[];
}

/**
 * The files of an XFL folder. Symbolic links are followed as long as they stay inside the folder; sockets, pipes and
 * the like are skipped, and so is what belongs to a repository.
 * @throws DocumentError for a link that points outside, and when a limit is exceeded.
 */
export function listFolder(platform: Platform, folder: string, limits: DocumentLimits): FolderList {
  const { disk, paths } = platform;
  const root = disk.realPath(folder);
  const files = new Map<string, ListedFile>();
  const visited = new Set<string>();
  const warnings: string[] = [];
  let total = 0;

  /** `real`: the path of the directory without links. */
  function visit(directory: string, real: string, prefix: string): void {
    if (visited.has(real)) return;
    visited.add(real);
    const above = withSeparator(directory, paths.sep);
    const realAbove = withSeparator(real, paths.sep);
    for (const { name, isLink } of disk.list(directory)) {
      if (prefix === '' ? !isDocumentFolder(name) && !isDocumentFile(name) : isGitName(name)) continue;
      const file = above + name;
      const target = isLink ? targetOf(disk, file) : realAbove + name;
      if (target === undefined) continue;
      if (!isBelow(paths, root, target)) {
        throw new DocumentError(folder, `the link ${prefix}${name} points outside the document`);
      }
      if (isLink && target.slice(root.length).split(paths.sep).some(isGitName)) {
        throw new DocumentError(folder, `the link ${prefix}${name} points into the folder of a repository`);
      }
      const stat = disk.stat(file);
      if (stat?.isFolder && (prefix !== '' || isDocumentFolder(name)))
        visit(file, target, `${prefix}${name}/`);
      else if (stat?.isFile) add(prefix + name, stat);
      else if (stat === undefined && name.includes(NO_UTF8)) warnings.push(passedOver(folder, prefix + name));
    }
  }

  function add(name: string, { size, modifiedMs }: FileStat): void {
    files.set(name, { size, modifiedMs });
    total += size;
    if (files.size > limits.maxEntries) {
      throw new DocumentError(folder, `contains more files than the limit maxEntries, ${limits.maxEntries}`);
    }
    if (total > limits.maxTotalSize) {
      throw new DocumentError(
        folder,
        `contains more bytes than the limit maxTotalSize, ${limits.maxTotalSize}`,
      );
    }
  }

  visit(folder, root, '');
  return { files, warnings };
}

/** Replaces bytes in a name that are not UTF-8. */
const NO_UTF8 = '\uFFFD';

function passedOver(folder: string, name: string): string {
  return `${folder}: the name of ${name} is not UTF-8; the file is skipped; rename it`;
}

/** The target of a link; undefined if it does not exist: there is nothing to read. */
export function targetOf(disk: Disk, link: string): string | undefined {
  try {
    return disk.realPath(link);
  } catch {
    return undefined;
  }
}
