import type { FilmTimeline } from '../records/FilmTimeline';
import type { Command } from './Command';
import { readKeyframeNotes } from './keyframeNotes';
import { readFrameScript } from './parseFrameScript';
import type { Film } from '../Film';
import type { SoundCue } from './soundCues';

/** What the frames of a timeline ask a player to do. Frames count from 0. */
export interface FrameOrders {
  readonly commands: ReadonlyMap<number, readonly Command[]>;
  /** Frames with other scripts: a part of them is executed, or nothing. */
  readonly coded: ReadonlySet<number>;
  readonly labels: ReadonlyMap<string, number>;
  readonly sounds: readonly SoundCue[];
}

export function readFrameOrders(timeline: FilmTimeline, film: Film): FrameOrders {
  const { scripts, labels, sounds } = readKeyframeNotes(timeline, film);
  const first = firstFrameOf(film);
  const commands = new Map<number, Command[]>();
  const coded = new Set<number>();
  for (const { frame, text } of scripts) {
    const obeyed = readFrameScript(text, first);
    const before = commands.get(frame);
    // Pushed one by one: scripts of many layers can be on one frame, and each can have many commands.
    if (before) for (const command of obeyed.commands) before.push(command);
    else if (obeyed.commands.length > 0) commands.set(frame, [...obeyed.commands]);
    if (!obeyed.isWhole) coded.add(frame);
  }
  const byName = new Map<string, number>();
  for (const { name, frame } of labels) if (!byName.has(name)) byName.set(name, frame);
  return { commands, coded, labels: byName, sounds };
}

/** The number that scripts of the document give to the first frame. */
export function firstFrameOf({ isCanvas }: Film): 0 | 1 {
  return isCanvas ? 0 : 1;
}
