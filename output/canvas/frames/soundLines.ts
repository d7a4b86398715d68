import { SOUND } from '../../../document/xfl/schema/soundSchema';
import type { DocumentSound } from '../../../document/xfl/sounds/DocumentSound';
import type { SoundCue } from '../../../film/playing/soundCues';
import { quoteText } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';
import { noteUnknownWord } from '../../published/noteUnknownWord';

/** Statements of a frame. */
interface FrameLines {
  /** From 0. */
  readonly frame: number;
  readonly lines: readonly string[];
  /** True for the end of a sound: it comes before what begins on the same frame. */
  readonly isEnd?: boolean;
}

/**
 * The calls that play and stop a sound, by frames. The page plays; sounds that a frame stops are kept by functions of the
 * script.
 */
export function soundLines({ frame, end, layer, path, sound }: SoundCue, film: FilmContext): FrameLines[] {
  return film.at(`layer "${layer}", frame ${frame + 1}`, () => {
    const id = film.media.sounds.get(path);
    if (id === undefined) {
      film.lose(`The sound "${path}" is left out: the film has no file of it.`);
      return [];
    }
    const stop = `stopKeptSound(${quoteText(id)});`;
    const { soundSync: sync } = sound;
    if (sync === 'stop') return [{ frame, lines: [stop] }];
    const play = playCode(id, sound, film);
    const keep = film.keptSounds.has(path) ? `keepSound(${quoteText(id)}, ${play});` : `${play};`;
    if (sync === 'start') return [{ frame, lines: [`if(!isSoundKept(${quoteText(id)})) { ${keep} }`] }];
    if (sync !== 'stream') return [{ frame, lines: [keep] }];
    film.warn('A sound that streams begins and ends with its frames, and does not stand still with them.');
    return [
      { frame, lines: [stop, keep] },
      { frame: end, lines: [stop], isEnd: true },
    ];
  });
}

/** Repeats are written as the player counts them: how often a sound is heard again, -1 for without end. */
function playCode(id: string, sound: DocumentSound, film: FilmContext): string {
  noteChanges(sound, film);
  const { plays } = sound;
  if (plays === Infinity) return `playSound(${quoteText(id)},-1)`;
  return plays > 1 ? `playSound(${quoteText(id)},${plays - 1})` : `playSound(${quoteText(id)})`;
}

function noteChanges(sound: DocumentSound, film: FilmContext): void {
  const { soundEffect: effect, envelope, inPoint44 } = sound;
  noteUnknownWord(SOUND.soundEffect, sound, film);
  const isEven = envelope.every(({ isFull }) => isFull);
  if (effect !== 'none' && !(envelope.length > 0 && isEven))
    film.lose(`The effect "${effect}" of a sound is left out.`);
  if (inPoint44 > 0) film.lose('A sound that begins later than its file is heard whole.');
}
