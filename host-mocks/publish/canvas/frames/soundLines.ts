import { readInteger, readText } from '../../../model/xfl/attributes';
import type { StartedSound } from '../../timeline/CompiledTimeline';
import { quoteText } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';

/** The call of the page's function that plays a sound; none for what the player cannot play so. */
export function soundLines({ frame, layer, path, keyframe }: StartedSound, film: FilmContext): string[] {
  return film.at(`layer "${layer}", frame ${frame + 1}`, () => {
    const sync = readText(keyframe, 'soundSync', 'event');
    const id = film.media.sounds.get(path);
    if (id === undefined) film.lose(`The sound "${path}" is left out: it cannot be read.`);
    else if (sync === 'stop')
      film.lose(`The sound "${path}" is not stopped here: the page has no function for it.`);
    else if (sync === 'stream') film.lose(`The sound "${path}" is left out: streams are not published.`);
    else return [playCode(id, keyframe, film)];
    return [];
  });
}

/** Repeats are told as the player counts them: how often a sound is heard again, -1 for without end. */
function playCode(id: string, keyframe: StartedSound['keyframe'], film: FilmContext): string {
  const effect = readText(keyframe, 'soundEffect', 'none');
  if (effect !== 'none') film.lose(`The effect "${effect}" of a sound is left out.`);
  if (readText(keyframe, 'soundLoopMode') === 'loop') return `playSound(${quoteText(id)},-1);`;
  const repeats = readInteger(keyframe, 'soundLoop', 1) - 1;
  return repeats > 0 ? `playSound(${quoteText(id)},${repeats});` : `playSound(${quoteText(id)});`;
}
