import type { FileStat } from '../../platform/Disk';
import { isDevicePath } from '../../platform/isDevicePath';
import type { Platform } from '../../platform/Platform';
import { BinaryContainer } from './BinaryContainer';
import type { Container } from './Container';
import { PROXY_CONTENT } from './Contents';
import { DocumentError } from './DocumentError';
import { explainFault } from './explainFault';
import { FolderContainer } from './folder/FolderContainer';
import { DEFAULT_LIMITS, type DocumentLimits } from './limits';
import { isCompoundFile, isZip, startsWith } from './signatures';
import { ZipContainer } from './zip/ZipContainer';

const PROXY = [...PROXY_CONTENT];

/** The file that every document has. */
const MAIN = 'DOMDocument.xml';

/**
 * Opens a document: an FLA file, an XFL folder, or the `.xfl` or DOMDocument.xml file inside one. The content decides,
 * not the name. Nothing is written, even after an interrupted save; entries are not unpacked yet.
 * @throws DocumentError naming the file and the cause.
 */
export function openContainer(
  platform: Platform,
  file: string,
  limits: Partial<DocumentLimits> = {},
): Container {
  const bounds = { ...DEFAULT_LIMITS, ...limits };
  const absolute = platform.paths.resolve(file);
  const stat = statOf(platform, absolute);
  const container = stat.isFolder
    ? new FolderContainer(platform, absolute, bounds)
    : openFile(platform, absolute, stat.size, bounds);
  if (!container.has(MAIN)) {
    throw new DocumentError(container.path, `contains no ${MAIN}: it is not a document of Animate`);
  }
  return container;
}

function statOf(platform: Platform, file: string): FileStat {
  if (isDevicePath(platform, file)) throw new DocumentError(file, 'is the name of a device on Windows');
  const { disk } = platform;
  const stat = tryTo('cannot be opened', file, () => disk.stat(file));
  if (stat === undefined) throw new DocumentError(file, `cannot be opened: ${explainNone(file)}`);
  if (stat.isFolder || stat.isFile) return stat;
  throw new DocumentError(file, 'is neither a file nor a folder');
}

/** Node reports a file whose name is not UTF-8 under a name that does not exist. */
function explainNone(file: string): string {
  return file.includes('\uFFFD')
    ? 'no such file or folder; if its name is not UTF-8, rename it'
    : 'no such file or folder';
}

function openFile(platform: Platform, file: string, size: number, limits: DocumentLimits): Container {
  const { disk, paths } = platform;
  const magic = tryTo('cannot be read', file, () => disk.readStart(file, PROXY.length));
  const isBinary = isCompoundFile(magic);
  if (isBinary || isZip(magic)) {
    if (size > limits.maxTotalSize) {
      throw new DocumentError(
        file,
        `is ${size} bytes long; the limit maxTotalSize is ${limits.maxTotalSize}`,
      );
    }
    const bytes = tryTo('cannot be read', file, () => disk.read(file));
    return new (isBinary ? BinaryContainer : ZipContainer)(platform, file, bytes, limits);
  }
  if (startsWith(magic, PROXY) || /\.xfl$/i.test(file)) {
    return new FolderContainer(platform, paths.dirname(file), limits, paths.basename(file));
  }
  if (paths.basename(file) === MAIN) return new FolderContainer(platform, paths.dirname(file), limits);
  throw new DocumentError(file, explainMagic(magic));
}

/** Runs an access to the disk; its failure becomes a DocumentError. `fault` as in "cannot be read". */
function tryTo<T>(fault: string, file: string, access: () => T): T {
  try {
    return access();
  } catch (error) {
    throw explainFault(file, fault, error);
  }
}

function explainMagic(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'is empty';
  return 'is neither an FLA nor an XFL document';
}
