import type { ByteWriter } from '../../../platform/ByteWriter';
import { TAG } from '../bytes/swfTags';
import { storedColor, writeColorTransform } from '../records/colorRecord';
import { writeMatrix } from '../records/matrixRecord';
import type { Entry } from '../timeline/Entry';
import type { TimelineFrames } from '../timeline/TimelineFrames';
import type { Movie } from './Movie';

/** Up, over, down, hit: the frames of a button. */
const STATES = 4;

/** An object of a button, and the states that show it, a bit for each. */
interface Shown {
  entry: Entry;
  states: number;
}

/** Defines a button whose states are the first four frames; later ones are as the last frame that there is. */
export function defineButton(
  frames: TimelineFrames,
  where: string,
  isMenu: boolean,
  { definitions, losses }: Movie,
): number {
  const shown = collect(frames);
  if (shown.some(({ entry }) => entry.clip !== undefined)) {
    losses.add(where, 'The masks of a button are left out: its states can hold none.');
  }
  return definitions.define(TAG.defineButton2, (out) => {
    out.u8(isMenu ? 1 : 0).u16(0);
    for (const record of shown) writeRecord(out, record);
    out.u8(0);
  });
}

/** The objects of all states, those that several states show once. */
function collect(frames: TimelineFrames): Shown[] {
  const shown = new Map<string, Shown>();
  for (let state = 0; state < STATES; state++) {
    for (const entry of frames.at(Math.min(state, frames.frameCount - 1))) {
      if (entry.clip !== undefined) continue;
      const key = keyOf(entry);
      const earlier = shown.get(key);
      if (earlier) earlier.states |= 1 << state;
      else shown.set(key, { entry, states: 1 << state });
    }
  }
  return [...shown.values()];
}

function keyOf({ id, slot, matrix, color }: Entry): string {
  return JSON.stringify([id, slot, matrix, color]);
}

/** `BUTTONRECORD`. Source: SWF 19. */
function writeRecord(out: ByteWriter, { entry, states }: Shown): void {
  const { id, slot, matrix, color, effects } = entry;
  const blend = effects?.blend ?? 0;
  out
    .align()
    .bits(0, 2)
    .flag(blend !== 0)
    .flag(effects?.filters !== undefined)
    .bits(states, 4);
  out.u16(id).u16(slot + 1);
  writeMatrix(out, matrix);
  writeColorTransform(out, storedColor(color));
  if (effects?.filters) out.raw(effects.filters);
  if (blend !== 0) out.u8(blend);
}
