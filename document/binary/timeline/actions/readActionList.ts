import { BinaryFault } from '../../BinaryFault';
import type { ByteReader } from '../../archive/ByteReader';
import type { Action } from './Action';
import { ACTIONS } from './actionKinds';

const ACTION_SIZE = 4;

/** Reads a script that was assembled from a menu of actions. */
export function readActionList(reader: ByteReader): Action[] {
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
