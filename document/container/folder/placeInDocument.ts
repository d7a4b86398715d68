import type { Platform } from '../../../platform/Platform';
import { inFolder, type WritePath } from '../../../platform/WritePath';
import { DocumentError } from '../DocumentError';
import { fileNameFault } from './fileNameFault';
import { withSeparator } from '../../../platform/isBelow';

/**
 * The file that the name of an entry resolves to, links followed, as a path below the document's folder with `/` in it.
 *
 * @param root - the document's folder, links resolved
 * @throws DocumentError when that is outside the document, or in the folder of a repository.
 */
export function resolveInDocument({ disk, paths, isWindows }: Platform, root: string, name: string): string {
  refuseName(root, name, isWindows);
  let target = root;
  for (const part of name.split('/')) {
    target = paths.join(target, part);
    if (disk.linkStat(target)?.isLink) target = disk.realPath(target);
    if (!target.startsWith(withSeparator(root, paths.sep)))
      throw new DocumentError(paths.join(root, name), 'points outside the document');
  }
  const file = target.slice(withSeparator(root, paths.sep).length).split(paths.sep).join('/');
  refuseName(root, file, isWindows);
  return file;
}

function refuseName(root: string, name: string, isWindows: boolean): void {
  const fault = fileNameFault(name, isWindows);
  if (fault !== null) throw new DocumentError(root, `cannot be saved: ${fault}`);
}

/**
 * The absolute path of a file below the document's folder, checked to go through no link.
 *
 * @param root - the document's folder, links resolved
 * @param file - as returned by `resolveInDocument`
 * @throws DocumentError for a link, or a folder in place of the file.
 */
export function placeWithoutLinks(platform: Platform, root: WritePath, file: string): WritePath {
  const { disk, isWindows } = platform;
  refuseName(root, file, isWindows);
  const parts = file.split('/');
  let current = root;
  for (const [index, part] of parts.entries()) {
    current = inFolder(platform, current, part);
    const stat = disk.linkStat(current);
    const isExpected = index < parts.length - 1 ? stat?.isFolder : stat?.isFile;
    if (stat !== undefined && !isExpected)
      throw new DocumentError(current, 'was replaced by something else while the document was being saved');
  }
  return current;
}
