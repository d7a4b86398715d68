import { isCompoundFile, isZip } from '../../document/container/signatures';
import { readAll } from '../../platform/node/readAll';

const STANDARD_INPUT = 0;

/** Maximum number of bytes of a document from standard input: all of it is held in memory. */
const MAX_DOCUMENT = 2 ** 30;

/** Maximum number of bytes of anything else: a script, or a list of paths. */
const MAX_TEXT = 2 ** 24;

/** All of standard input. @throws Error if it is larger than a document, or a text, may be */
export function readStandardBytes(): Uint8Array {
  return readAll(STANDARD_INPUT, refuseTooMuch);
}

function refuseTooMuch(start: Uint8Array, bytes: number): void {
  if (bytes <= MAX_TEXT) return;
  const isDocument = isZip(start) || isCompoundFile(start);
  if (!isDocument)
    throw new Error(
      '-: standard input is longer than 16 MB, and not an FLA: expected a document, a script or a list of paths',
    );
  if (bytes > MAX_DOCUMENT)
    throw new Error('-: standard input is longer than 1 GB: save it as a file, and name the file');
}
