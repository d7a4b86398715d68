/**
 * A document that cannot be opened, read or saved. The message names the file (and the entry in it) and the cause:
 * `logo.fla, LIBRARY/star.xml: malformed XML at line 3, column 7: unexpected close tag`.
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  /** The file on disk, or the entry of a document; whatever the message begins with. */
  readonly path: string;
  /** The message without the path. */
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

/** Names the command that saves what is left of a damaged document. */
export const RECOVERY = ' (convert --recover saves what can be read)';

/** The error for a damaged file. */
export function damaged(path: string, reason: string): DocumentError {
  return new DocumentError(path, reason + RECOVERY);
}
