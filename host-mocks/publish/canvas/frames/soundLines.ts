import { FULL_LEVEL } from '../../../model/timeline/sound';
import { readInteger, readText } from '../../../model/xfl/attributes';
import { readDuration } from '../../../model/xfl/spans';
import type { StartedSound } from '../../timeline/CompiledTimeline';
import { quoteText } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';

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
export function soundLines({ frame, layer, path, keyframe }: StartedSound, film: FilmContext): FrameLines[] {
  return film.at(`layer "${layer}", frame ${frame + 1}`, () => {
    const id = film.media.sounds.get(path);
    if (id === undefined) {
      film.lose(`The sound "${path}" is left out: the film has no file of it.`);
      return [];
    }
    const stop = `stopKeptSound(${quoteText(id)});`;
    const sync = syncOf(keyframe);
    if (sync === 'stop') return [{ frame, lines: [stop] }];
    const play = playCode(id, keyframe, film);
    const keep = film.keptSounds.has(path) ? `keepSound(${quoteText(id)}, ${play});` : `${play};`;
    if (sync === 'start') return [{ frame, lines: [`if(!isSoundKept(${quoteText(id)})) { ${keep} }`] }];
    if (sync !== 'stream') return [{ frame, lines: [keep] }];
    film.warn('A sound that streams begins and ends with its frames, and does not stand still with them.');
    return [
      { frame, lines: [stop, keep] },
      { frame: frame + readDuration(keyframe), lines: [stop], isEnd: true },
    ];
  });
}

/** `event`, `start`, `stop` or `stream`. */
export function syncOf(keyframe: StartedSound['keyframe']): string {
  return readText(keyframe, 'soundSync', 'event');
}

/** Repeats are told as the player counts them: how often a sound is heard again, -1 for without end. */
function playCode(id: string, keyframe: StartedSound['keyframe'], film: FilmContext): string {
  noteChanges(keyframe, film);
  if (readText(keyframe, 'soundLoopMode') === 'loop') return `playSound(${quoteText(id)},-1)`;
  const repeats = readInteger(keyframe, 'soundLoop', 1) - 1;
  return repeats > 0 ? `playSound(${quoteText(id)},${repeats})` : `playSound(${quoteText(id)})`;
}

function noteChanges(keyframe: StartedSound['keyframe'], film: FilmContext): void {
  const effect = readText(keyframe, 'soundEffect', 'none');
  const points = keyframe.child('SoundEnvelope')?.children ?? [];
  const isEven = points.every((point) =>
    ['level0', 'level1'].every((level) => readInteger(point, level) === FULL_LEVEL),
  );
  if (effect !== 'none' && !(points.length > 0 && isEven))
    film.lose(`The effect "${effect}" of a sound is left out.`);
  if (readInteger(keyframe, 'inPoint44') > 0)
    film.lose('A sound that begins later than its file is heard whole.');
}
