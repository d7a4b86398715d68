import type { FilmPlayer } from '../../film/playing/FilmPlayer';
import { MAX_FRAMES } from '../../geometry/claims';

/**
 * The frames of a film until every clip that it begins with has been through all of its frames: those of the longest loop.
 *
 * @param path - words for what is played
 * @throws RangeError for a film that does not come to an end
 */
export function filmLength(player: FilmPlayer, path: string): number {
  for (let frame = 0; !player.isOver; frame++) {
    if (frame >= MAX_FRAMES) {
      throw new RangeError(
        `"${path}" plays on after ${MAX_FRAMES} frames; say how long its film is: --seconds`,
      );
    }
    player.advance();
  }
  return player.length;
}
