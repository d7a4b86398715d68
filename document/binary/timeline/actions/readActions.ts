import { BinaryFault } from '../../BinaryFault';
import type { ByteReader } from '../../archive/ByteReader';
import { readActionList } from './readActionList';
import { writeActions } from './writeActions';

const LIST = 0;
const TEXT = 1;
const NOTHING = 2;

/**
 * The script of a keyframe or an instance, with line ends as stored; empty if there is none. A list of actions becomes
 * text.
 */
export function readActions(reader: ByteReader): string {
  const version = reader.u32();
  const form = reader.u32();
  if (form > NOTHING) throw new BinaryFault(`a script is stored in the form ${form}`);
  if (version >= 1) {
    reader.u32();
    reader.list(reader.u32(), 4, () => reader.u32());
  }
  if (version >= 5) reader.list(reader.u32(), 4, () => reader.u32());
  if (form === LIST) return writeActions(readActionList(reader));
  return form === TEXT ? reader.string() : '';
}

/** Reads the script of Flash 4: only empty scripts can be read. */
export function readOldActions(reader: ByteReader): string {
  if (reader.u32() > 0) throw new BinaryFault('a script is stored as Flash 4 did, which is not known');
  return '';
}
