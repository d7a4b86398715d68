import type { CompiledHandler } from '../../../actionscript/avm1/Avm1Program';
import type { ByteWriter } from '../../../platform/ByteWriter';
import { bodyOf, TAG } from '../bytes/swfTags';
import { storedColor, writeColorTransform } from '../records/colorRecord';
import { writeMatrix } from '../records/matrixRecord';
import { writeButtonActions } from '../scripts/writeHandlers';
import type { Entry } from '../timeline/Entry';
import { movedEntries } from '../timeline/placedEntry';
import type { TimelineFrames } from '../timeline/TimelineFrames';
import type { Movie } from './Movie';

/** Up, over, down, hit: the frames of a button. */
const STATES = 4;

/** The state that is never seen: its area reacts to the mouse. */
const HIT = 3;

/** Clips with more objects than this stay clips: nested ones would multiply without bounds. */
const MAX_CONTENTS = 2048;

/** An object of a button, and the states that show it, a bit for each. */
interface Shown {
  entry: Entry;
  states: number;
}

/** What a button is besides its states. */
interface ButtonKind {
  readonly isMenu: boolean;
  /** Scripts of its instance. */
  readonly handlers: readonly CompiledHandler[];
  /** What a movie clip shows on its first frame; undefined for other objects. */
  contentOf(entry: Entry): readonly Entry[] | undefined;
}

/** Defines a button whose states are the first four frames; later ones are as the last frame that there is. */
export function defineButton(
  frames: TimelineFrames,
  where: string,
  kind: ButtonKind,
  { definitions, losses }: Movie,
): number {
  const { isMenu, handlers } = kind;
  const shown = collect(frames, kind);
  if (someEntry(frames, ({ clip }) => clip !== undefined)) {
    losses.add(where, 'The masks of a button are left out: its states can hold none.');
  }
  if (someEntry(frames, ({ kind }) => kind === 'video'))
    losses.add(where, 'The videos of a button are left out: its states can hold none.');
  return definitions.define(TAG.defineButton2, (out) => {
    const records = bodyOf((body) => {
      for (const record of shown) writeRecord(body, record);
      body.u8(0);
    });
    // The actions are where the offset says, from itself on.
    out.u8(isMenu ? 1 : 0).u16(handlers.length === 0 ? 0 : records.length + 2);
    out.raw(records);
    writeButtonActions(out, handlers, isMenu);
  });
}

function someEntry(frames: TimelineFrames, isSuch: (entry: Entry) => boolean): boolean {
  for (let state = 0; state < STATES; state++) if (stateOf(frames, state).some(isSuch)) return true;
  return false;
}

function stateOf(frames: TimelineFrames, state: number): readonly Entry[] {
  return frames.at(Math.min(state, frames.frameCount - 1));
}

/** The objects of all states, those that several states show once. */
function collect(frames: TimelineFrames, kind: ButtonKind): Shown[] {
  const shown = new Map<string, Shown>();
  for (let state = 0; state < STATES; state++) {
    const entries = stateOf(frames, state);
    for (const entry of state === HIT ? contents(entries, kind) : entries) {
      if (entry.clip !== undefined || entry.kind === 'video') continue;
      const key = keyOf(entry);
      const earlier = shown.get(key);
      if (earlier) earlier.states |= 1 << state;
      else shown.set(key, { entry, states: 1 << state });
    }
  }
  return [...shown.values()];
}

/**
 * Objects with the contents of movie clips in place of these: a clip there would run its scripts once more. Source: movies
 * of Adobe's programs.
 */
function contents(entries: readonly Entry[], kind: ButtonKind): readonly Entry[] {
  const all: Entry[] = [];
  const take = (list: readonly Entry[]): void => {
    for (const entry of list) {
      if (all.length > MAX_CONTENTS) return;
      const inner = entry.clip === undefined ? kind.contentOf(entry) : undefined;
      if (inner) take(movedEntries(inner, entry, 0));
      else all.push(entry);
    }
  };
  take(entries);
  if (all.length > MAX_CONTENTS) return entries;
  // Where clips had contents there are more objects than slots.
  return all.length === entries.length ? all : all.map((entry, slot) => ({ ...entry, slot }));
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
