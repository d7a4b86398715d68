import type { ByteReader } from '../../archive/ByteReader';
import { BinaryFault } from '../../BinaryFault';
import type { Action } from './Action';
import { ACTIONS } from './actionKinds';

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

/** Maximum nesting; that of real lists is below 10. */
const MAX_INDENT = 32;

/** A list of actions as ActionScript, one statement per line, blocks indented by tabs. */
function writeActions(actions: readonly Action[]): string {
  const lines: string[] = [];
  let depth = 0;
  for (const action of actions) {
    const kind = ACTIONS.get(action.code);
    if (kind === undefined) continue;
    if (kind.closes) depth = Math.max(0, depth - 1);
    lines.push('\t'.repeat(Math.min(depth, MAX_INDENT)) + kind.write(action));
    if (kind.opens) depth++;
  }
  return lines.join('\n');
}

const ACTION_SIZE = 4;

/** Reads a script that was assembled from a menu of actions. */
function readActionList(reader: ByteReader): Action[] {
  reader.u32();
  return reader.list(reader.u32(), ACTION_SIZE, () => readAction(reader));
}

function readAction(reader: ByteReader): Action {
  const code = reader.u32();
  const kind = ACTIONS.get(code);
  if (kind === undefined) throw new BinaryFault(`a script has the action ${code}, which is not known`);
  const action: Action = { code, numbers: [], texts: [] };
  for (const field of kind.fields) {
    if (field === 'n') action.numbers.push(reader.u32());
    else action.texts.push(reader.string());
  }
  return action;
}
