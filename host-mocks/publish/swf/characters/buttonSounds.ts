import { bodyOf, TAG } from '../bytes/swfTags';
import { whereOf } from '../../Losses';
import { writeSoundInfo } from '../records/soundInfo';
import type { SoundCue } from '../../../model/playing/soundCues';
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
  const found = byState.map((sound) => {
    const id = sound && sounds.at(sound.path, whereOf(where, sound.keyframe));
    return sound && id !== undefined ? { id, ...sound } : undefined;
  });
  if (found.every((sound) => !sound)) return;
  definitions.add(
    TAG.defineButtonSound,
    bodyOf((out) => {
      out.u16(button);
      for (const sound of found) {
        out.u16(sound?.id ?? 0);
        if (sound) writeSoundInfo(out, sound.keyframe, sounds.lengthOf(sound.path));
      }
    }),
  );
}
