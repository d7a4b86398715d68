import { decodeText } from '../../../platform/decodeText';
import type { Disk } from '../../../platform/Disk';

/**
 * The text of a script that failed; undefined if it cannot be read.
 *
 * @param disk - the disk of the run: it shows nothing that the run could not read
 */
export function sourceOn(disk: Pick<Disk, 'read'>, file: string): string | undefined {
  try {
    return decodeText(disk.read(file));
  } catch {
    return undefined;
  }
}
