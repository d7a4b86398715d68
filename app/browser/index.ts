import type { DocumentData } from '../../document/data/DocumentData';
import type { DocumentLiteral } from '../literal/DocumentLiteral';
import { openLiteral } from '../host/openLiteral';
import { BrowserHost, type BrowserHostOptions } from './BrowserHost';
import { inWordsOfUser, placeFiles, type DocumentFilesByPath } from './placeFiles';

export { DocumentError } from '../../document/container/DocumentError';
export { DEFAULT_LIMITS } from '../../document/container/limits';
export { HostHandle } from '../HostHandle';
export type * from '../publicTypes';
export type { CreateOptions, Disk, FileStat, FolderEntry } from '../../platform/Disk';
export { loadRasterizer } from '../../platform/browser/rasterizer';
export { BrowserHost, type BrowserHostOptions } from './BrowserHost';
export type { DocumentFilesByPath } from './placeFiles';

/**
 * Creates a host with an open document, in a page or a Worker. Nothing is sent over the network.
 *
 * @param source the bytes of an FLA file, or the files of an XFL folder by their paths
 * @param options behaviours and limits of the host, and `name`: the name of the file or folder; default: `document.fla`
 * @returns the host
 * @throws DocumentError that names the file and the cause
 * @example
 * const host = openHost(new Uint8Array(await file.arrayBuffer()), { name: file.name });
 * host.document.getTimeline().layerCount; // 4
 */
export function openHost(
  source: Uint8Array | DocumentFilesByPath,
  { name = 'document.fla', ...options }: Partial<BrowserHostOptions> & { name?: string } = {},
): BrowserHost {
  const host = new BrowserHost(options);
  try {
    host.open(placeFiles(host.disk, source, name));
  } catch (error) {
    throw inWordsOfUser(error);
  }
  return host;
}

/**
 * Creates a host with a document that a small object describes; without the object, no document is open.
 *
 * @param literal the document: pixels, degrees and frames, omitted members have the host's defaults; or the output of
 *   `export --to json`
 * @param options behaviours and limits of the host
 * @returns the host
 * @throws TypeError for an object that does not describe a document
 * @example createHost({ width: 320 }).document.width; // 320
 */
export function createHost(
  literal?: DocumentLiteral | DocumentData,
  options: Partial<BrowserHostOptions> = {},
): BrowserHost {
  const host = new BrowserHost(options);
  if (literal) openLiteral(host.inner, literal);
  return host;
}
export type { MemoryDisk } from '../../platform/browser/MemoryDisk';
export type { WritePath } from '../../platform/WritePath';
