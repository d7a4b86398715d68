import fs from 'node:fs';
import path from 'node:path';
import type { Container } from './Container';
import { DocumentError } from './DocumentError';
import { explainFault } from './explainFault';
import { FolderContainer } from './FolderContainer';
import { DEFAULT_LIMITS, type DocumentLimits } from './limits';
import { ZipContainer } from './ZipContainer';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PROXY = [...Buffer.from('PROXY-CS5')];

/** The file that every document has. */
const MAIN = 'DOMDocument.xml';

/**
 * Opens a document: an FLA file, an XFL folder, or the `.xfl` or DOMDocument.xml file inside one. The content decides,
 * not the name. Nothing is written; entries are not unpacked yet.
 * @throws DocumentError naming the file and the cause.
 */
export function openContainer(file: string, limits: Partial<DocumentLimits> = {}): Container {
  const bounds = { ...DEFAULT_LIMITS, ...limits };
  const absolute = path.resolve(file);
  const stat = statOf(absolute);
  const container = stat.isDirectory()
    ? new FolderContainer(absolute, bounds)
    : openFile(absolute, stat.size, bounds);
  if (!container.has(MAIN)) {
    throw new DocumentError(container.path, `holds no ${MAIN}: it is not a document of Animate`);
  }
  return container;
}

function statOf(file: string): fs.Stats {
  try {
    const stat = fs.statSync(file);
    if (stat.isDirectory() || stat.isFile()) return stat;
  } catch (error) {
    throw explainFault(file, 'cannot be opened', error);
  }
  throw new DocumentError(file, 'is neither a file nor a folder');
}

function openFile(file: string, size: number, limits: DocumentLimits): Container {
  try {
    const handle = fs.openSync(file, 'r');
    try {
      return openHandle(file, handle, size, limits);
    } finally {
      fs.closeSync(handle);
    }
  } catch (error) {
    throw explainFault(file, 'cannot be read', error);
  }
}

function openHandle(file: string, handle: number, size: number, limits: DocumentLimits): Container {
  const magic = readMagic(handle);
  if (startsWith(magic, ZIP) || startsWith(magic, EMPTY_ZIP)) {
    if (size > limits.maxTotalSize) {
      throw new DocumentError(
        file,
        `is ${size} bytes long; the limit maxTotalSize is ${limits.maxTotalSize}`,
      );
    }
    return new ZipContainer(file, fs.readFileSync(handle), limits);
  }
  if (startsWith(magic, PROXY) || /\.xfl$/i.test(file)) {
    return new FolderContainer(path.dirname(file), limits, path.basename(file));
  }
  if (path.basename(file) === MAIN) return new FolderContainer(path.dirname(file), limits);
  throw new DocumentError(file, explainMagic(magic));
}

/** Leaves the handle at the beginning of the file. */
function readMagic(handle: number): Uint8Array {
  const magic = Buffer.alloc(PROXY.length);
  return magic.subarray(0, fs.readSync(handle, magic, 0, magic.length, 0));
}

function explainMagic(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'is empty';
  if (startsWith(bytes, OLE)) {
    return 'was saved in the binary format of Flash CS4 or older; open it in Flash CS5 or later and save it again';
  }
  return 'is neither an FLA (zip) nor an XFL document';
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return bytes.length >= magic.length && magic.every((byte, index) => bytes[index] === byte);
}
