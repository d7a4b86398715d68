/** A warning for the user about how a document is read. */
export interface ReadingNote {
  text: string;
  /** True if a part of the document cannot be read: a strict host refuses such a document. */
  isLost: boolean;
}

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
  /** The first bytes of an entry: `length` of them or more, or all there are. The rest is neither read nor checked. */
  bytesStart(name: string, length: number): Uint8Array;
  /** The entry as text, a byte order mark included; throws unless it is UTF-8. */
  text(name: string): string;
  /** Unpacked size in bytes. */
  size(name: string): number;
  /** The name of an entry in messages: `/documents/star.fla, LIBRARY/ray.xml`. */
  label(name: string): string;
  /** Reports warnings about how the document is read: those known already, then each new one when it occurs. */
  listen?(tell: (note: ReadingNote) => void): void;
  /** Must be called before a file or folder is changed: what the document has there is read first. */
  hold?(path: string): void;
  /** True for an entry that was held: its file may have other content by now, and is written when the document is saved. */
  isHeld?(name: string): boolean;
  /** True when something else wrote to the document on disk since it was opened. */
  isChangedOnDisk(): boolean;
}
