import type { FrameScript } from '../../timeline/CompiledTimeline';
import type { FilmContext } from '../film/FilmContext';
import { playerCalls } from './playerCalls';

/** The lines of a frame's function that a script of the document becomes. */
export function scriptLines({ frame, layer, text }: FrameScript, film: FilmContext): string[] {
  if (film.isForCanvas) return text.trimEnd().split(/\r\n?|\n/);
  const { calls, isWhole } = playerCalls(text);
  if (!isWhole) {
    film.at(`layer "${layer}", frame ${frame + 1}`, () => {
      const kept = calls.length > 0 ? ' Only its calls that play and stop the timeline are kept.' : '';
      film.lose(`The script is left out: it is ActionScript, and players run JavaScript.${kept}`);
    });
  }
  return calls;
}
