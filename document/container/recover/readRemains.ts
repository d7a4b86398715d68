import type { Platform } from '../../../platform/Platform';
import { BinaryContainer } from '../BinaryContainer';
import type { Container } from '../Container';
import { DocumentError } from '../DocumentError';
import { DEFAULT_LIMITS } from '../limits';
import { FolderContainer } from '../folder/FolderContainer';
import { isOfDocument } from '../folder/folderLayout';
import { isCompoundFile } from '../signatures';
import { findEntries, type RecoveredEntries } from './findEntries';

/**
 * The entries that can be read of a document, damaged or not: an FLA, an XFL folder, or a file in it.
 *
 * @param tell - receives what a binary FLA has lost inside of its entries
 * @throws DocumentError for a file that cannot be read at all
 */
export function readRemains(
  platform: Platform,
  file: string,
  tell: (what: string) => void,
): RecoveredEntries {
  const { disk, paths } = platform;
  const path = paths.resolve(file);
  const stat = disk.stat(path);
  if (stat === undefined) throw new DocumentError(path, 'cannot be opened: no such file or folder');
  const isPart = /\.xfl$|^DOMDocument\.xml$/i.test(paths.basename(path));
  if (stat.isFolder || isPart)
    return entriesOf(new FolderContainer(platform, isPart ? paths.dirname(path) : path, DEFAULT_LIMITS));
  if (stat.size > DEFAULT_LIMITS.maxTotalSize)
    throw new DocumentError(path, `is ${stat.size} bytes long; the limit is ${DEFAULT_LIMITS.maxTotalSize}`);
  const bytes = disk.read(path);
  if (!isCompoundFile(bytes)) return findEntries(path, bytes, platform.compression, DEFAULT_LIMITS);
  const binary = new BinaryContainer(platform, path, bytes, DEFAULT_LIMITS, true);
  binary.listen(({ text }) => {
    tell(text.replace(`${path}, `, ''));
  });
  return entriesOf(binary);
}

function entriesOf(container: Container): RecoveredEntries {
  const remains: RecoveredEntries = { whole: new Map(), lost: new Set() };
  for (const name of container.names().filter(isOfDocument))
    try {
      const size = container.bytes(name).length;
      remains.whole.set(name, { size, read: () => container.bytes(name) });
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      remains.lost.add(name);
    }
  return remains;
}
