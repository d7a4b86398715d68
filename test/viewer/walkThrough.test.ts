import type { FilmPlayer } from '../../host-mocks/model/playing/FilmPlayer';
import { walkThrough } from '../../viewer/engine/walkThrough';

/** A film whose frames take work. */
function film(frames: number): { player: FilmPlayer; shown: () => number } {
  let at = 0;
  const player = {
    get isOver() {
      return at >= frames;
    },
    advance() {
      const start = performance.now();
      while (performance.now() - start < 5);
      at++;
    },
  };
  return { player: player as unknown as FilmPlayer, shown: () => at };
}

it('A film is gone through to its end, and others have their turn meanwhile', async () => {
  const { player, shown } = film(12);
  let seenAt = -1;
  setTimeout(() => (seenAt = shown()), 0);
  await walkThrough(player);
  expect(shown()).toBe(12);
  expect(seenAt).toBeGreaterThan(0);
  expect(seenAt).toBeLessThan(12);
});

it('A film that is over takes no turn', async () => {
  const { player, shown } = film(0);
  await walkThrough(player);
  expect(shown()).toBe(0);
});
