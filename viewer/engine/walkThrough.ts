import { MAX_FRAMES } from '../../host-mocks/model/xfl/spans';
import type { FilmPlayer } from '../../host-mocks/model/playing/FilmPlayer';

/** Milliseconds of work after which other requests have their turn. */
const SLICE = 20;

/** Has a film played to its end, a little at a time: somebody may ask a query meanwhile. One without an end is left. */
export async function walkThrough(player: FilmPlayer): Promise<void> {
  let begun = performance.now();
  for (let frame = 0; !player.isOver && frame < MAX_FRAMES; frame++) {
    player.advance();
    if (performance.now() - begun < SLICE) continue;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    begun = performance.now();
  }
}
