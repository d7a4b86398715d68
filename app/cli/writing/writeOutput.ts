import { faultReason } from '../../../platform/faultReason';
import type { Platform } from '../../../platform/Platform';
import { writeFile } from '../../../platform/writeFile';
import { pathToWrite } from '../../../platform/WritePath';

/**
 * Writes a file that the user named, and makes its folder. The old one is there until the new one is whole.
 *
 * @param resolve - `entryToWrite` where a link in the place of the file is untrusted: it is replaced
 * @throws Error that says why it cannot
 */
export function writeOutput(
  file: string,
  content: string | Uint8Array,
  platform: Platform,
  resolve = pathToWrite,
): void {
  try {
    writeFile(platform, resolve(platform, file), content, { makesFolders: true });
  } catch (error) {
    throw new Error(`${file}: cannot be written: ${faultReason(error, MAKING)}`, { cause: error });
  }
}

/** An existing folder is not a fault: only a file can be in its way. */
const MAKING = { EEXIST: 'a part of its path is not a folder' };
