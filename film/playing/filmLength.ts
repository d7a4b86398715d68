import { MAX_FRAMES, tooMuch, type LimitError } from '../../geometry/claims';
import type { FilmPlayer } from './FilmPlayer';

/**
 * The frames of a film until every clip that it begins with has been through all of its frames: those of the longest loop.
 *
 * @param path - words for what is played
 * @throws LimitError for a film that does not come to an end
 */
export function filmLength(player: FilmPlayer, path: string): number {
  for (let frame = 0; !player.isOver; frame++) {
    if (frame >= MAX_FRAMES) throw tooLong(path, frame + 1);
    player.advance();
  }
  return player.length;
}

/** The error for a film with too many frames. @param path - words for what is played */
export function tooLong(path: string, frameCount: number): LimitError {
  return tooMuch(`The film of "${path}"`, frameCount, MAX_FRAMES, 'frames', 'choose --seconds');
}
