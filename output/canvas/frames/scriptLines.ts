import type { FrameScript } from '../../../film/tracks/CompiledTimeline';
import type { FilmContext } from '../film/FilmContext';
import { playerCalls } from './playerCalls';

/** The lines of a frame's function that a script of the document becomes. */
export function scriptLines({ frame, layer, text }: FrameScript, film: FilmContext): string[] {
  const { isJavaScript, isDropped } = film.scripts;
  const { calls, isWhole } = playerCalls(text);
  if (isJavaScript && !isDropped) {
    if (!isWhole) film.scriptCount++;
    return text.trimEnd().split(/\r\n?|\n/);
  }
  if (!isWhole) {
    film.at(`layer "${layer}", frame ${frame + 1}`, () => {
      const kept = calls.length > 0 ? ' Only its calls that play and stop the timeline are kept.' : '';
      const why = isJavaScript ? ', as asked for.' : ': it is ActionScript, and players run JavaScript.';
      film.lose(`The script is left out${why}${kept}`);
    });
  }
  return calls;
}
