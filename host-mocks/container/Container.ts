/**
 * A document's files, as opened: an FLA (zip), an XFL folder, or files in memory. Opening reads no more than the list;
 * entries are read and unpacked at each request. Names use `/`, whatever the file on disk uses.
 */
export interface Container {
  readonly kind: 'fla' | 'xfl';
  /** The FLA file or the XFL folder, absolute; empty for a document that was never saved. */
  readonly path: string;
  /** The file name that the host shows: `star.fla`, `star.xfl`. */
  readonly documentName: string;
  /** Names of all files, in the order of the archive; folders are not listed. */
  names(): string[];
  has(name: string): boolean;
  /** Unpacked bytes; for the caller to read only. */
  bytes(name: string): Uint8Array;
  /** The entry as text, a byte order mark included; throws unless it is UTF-8. */
  text(name: string): string;
  /** The beginning of the entry's text, some hundred characters or all there are; throws unless it is UTF-8. */
  textStart(name: string): string;
  /** Unpacked size in bytes. */
  size(name: string): number;
  /** How messages call an entry: `/documents/star.fla, LIBRARY/ray.xml`. */
  label(name: string): string;
  /** Whether something else wrote to the document on disk since it was opened. */
  isChangedOnDisk(): boolean;
}
