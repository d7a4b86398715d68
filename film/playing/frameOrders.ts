import type { XmlNode } from '../../document/xml/XmlNode';
import type { Command } from './Command';
import { readKeyframeNotes } from './keyframeNotes';
import { parseFrameScript, plainCommands } from './parseFrameScript';
import type { PlayedDocument } from './PlayedDocument';
import type { SoundCue } from './soundCues';

/** What the frames of a timeline ask a player to do. Frames count from 0. */
export interface FrameOrders {
  readonly commands: ReadonlyMap<number, readonly Command[]>;
  /** Frames with other scripts: a part of them is executed, or nothing. */
  readonly coded: ReadonlySet<number>;
  readonly labels: ReadonlyMap<string, number>;
  readonly sounds: readonly SoundCue[];
}

export function readFrameOrders(timeline: XmlNode, document: PlayedDocument): FrameOrders {
  const asked = { stage: document.stage, shownElements: () => [] };
  const { scripts, labels, sounds } = readKeyframeNotes(timeline, asked, document.publishesHiddenLayers);
  const first = firstFrameOf(document);
  const commands = new Map<number, Command[]>();
  const coded = new Set<number>();
  for (const { frame, text } of scripts) {
    // What the versions of the language read differently are scenes, and names of the same call.
    const found = parseFrameScript(text, 3, first) ?? parseFrameScript(text, 2, first);
    const obeyed = found ?? plainCommands(text, first);
    if (obeyed.length > 0) commands.set(frame, [...(commands.get(frame) ?? []), ...obeyed]);
    if (!found) coded.add(frame);
  }
  const byName = new Map<string, number>();
  for (const { name, frame } of labels) if (!byName.has(name)) byName.set(name, frame);
  return { commands, coded, labels: byName, sounds };
}

/** The number that scripts of the document give to the first frame. */
export function firstFrameOf({ countsFromZero }: PlayedDocument): 0 | 1 {
  return countsFromZero ? 0 : 1;
}
