import { bodyOf, TAG } from '../bytes/swfTags';
import { whereAt } from '../../published/Losses';
import { writeSoundInfo } from '../records/soundInfo';
import type { SoundCue } from '../../../film/playing/soundCues';
import type { Definitions } from './Definitions';
import type { Sounds } from './Sounds';

/** The sounds of a button: as the pointer leaves it, comes onto it, presses it and lets it go. */
const STATES = 4;

/** Defines what is heard of a button; nothing where none of its frames has a sound. Source: SWF 19, "DefineButtonSound". */
export function defineButtonSounds(
  button: number,
  heard: readonly SoundCue[],
  where: string,
  sounds: Sounds,
  definitions: Definitions,
): void {
  const byState = Array.from({ length: STATES }, (_, state) => heard.find(({ frame }) => frame === state));
  const cues = byState.map((cue) => {
    const id = cue && sounds.at(cue.path, whereAt(where, cue.layer, cue.frame));
    return cue && id !== undefined ? { id, ...cue } : undefined;
  });
  if (cues.every((cue) => !cue)) return;
  definitions.add(
    TAG.defineButtonSound,
    bodyOf((out) => {
      out.u16(button);
      for (const cue of cues) {
        out.u16(cue?.id ?? 0);
        if (cue) writeSoundInfo(out, cue.sound, sounds.lengthOf(cue.path));
      }
    }),
  );
}
