import { MAX_FRAMES } from '../../geometry/claims';
import type { FilmPlayer } from '../../film/playing/FilmPlayer';

/** Has a film played to its end, a frame at each step. One without an end is left. */
export function* walkThrough(player: FilmPlayer): Generator<void> {
  for (let frame = 0; !player.isOver && frame < MAX_FRAMES; frame++) {
    player.advance();
    yield;
  }
}
