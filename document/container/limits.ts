import {
  MAX_ENTRIES,
  MAX_ENTRY_LENGTH,
  MAX_PIXELS,
  MAX_RATIO,
  MAX_TOTAL_RATIO,
  MAX_TOTAL_SIZE,
  MAX_XML_DEPTH,
} from '../../geometry/claims';
import { DocumentError } from './DocumentError';

/** Bounds against hostile documents: what exceeds one is refused with an error that names the limit. */
export interface DocumentLimits {
  /** Entries of an FLA, or files of an XFL folder. Default 65,535, the maximum of a zip without extensions. */
  maxEntries: number;
  /** Bytes of all entries together, unpacked. Default 2 GiB. */
  maxTotalSize: number;
  /**
   * Unpacked size of an entry in relation to its packed size; entries below 1 MiB are never refused. Default 250 (in
   * real documents up to 42; deflate's maximum is 1,032).
   */
  maxRatio: number;
  /** The same of all entries together; documents below 256 MiB are never refused. Default 50 (in real documents up to 6). */
  maxTotalRatio: number;
  /** Characters of one text entry. Default 256 million. */
  maxTextLength: number;
  /** Depth of nested elements in an XML text. Default 512 (real documents stay below 40). */
  maxDepth: number;
  /** Pixels of a picture that is drawn, and of each bitmap in it. Default 64 million. */
  maxPixels: number;
}

/** True if an entry would be refused as a zip bomb. */
export function isBomb(size: number, packedSize: number, { maxRatio }: DocumentLimits): boolean {
  return size > RATIO_FREE_SIZE && size > maxRatio * packedSize;
}

const RATIO_FREE_SIZE = 2 ** 20;

/**
 * Refuses a document whose entries are too large together.
 *
 * @param size - of all entries, unpacked, as far as they are known
 * @param fileSize - of the zip
 * @throws DocumentError that names the limit
 */
export function checkTotal(path: string, size: number, fileSize: number, limits: DocumentLimits): void {
  const refuse = (limit: 'maxTotalSize' | 'maxTotalRatio', what: string): never => {
    throw new DocumentError(path, `${what}; the limit ${limit} is ${limits[limit]}`);
  };
  if (size > limits.maxTotalSize) refuse('maxTotalSize', `unpacks to ${size} bytes`);
  if (size > RATIO_FREE_TOTAL && size > limits.maxTotalRatio * fileSize)
    refuse('maxTotalRatio', `claims to expand from ${fileSize} to ${size} bytes`);
}

const RATIO_FREE_TOTAL = 2 ** 28;

export const DEFAULT_LIMITS: Readonly<DocumentLimits> = {
  maxEntries: MAX_ENTRIES,
  maxTotalSize: MAX_TOTAL_SIZE,
  maxRatio: MAX_RATIO,
  maxTotalRatio: MAX_TOTAL_RATIO,
  maxTextLength: MAX_ENTRY_LENGTH,
  maxDepth: MAX_XML_DEPTH,
  maxPixels: MAX_PIXELS,
};
