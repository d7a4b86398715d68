import { inTurns } from '../../viewer/engine/inTurns';

/** Work of that many steps, and how many are done. */
function work(count: number): { steps: Iterable<void>; done: () => number } {
  let done = 0;
  function* steps(): Generator<void> {
    while (done < count) {
      const start = performance.now();
      while (performance.now() - start < 5);
      done++;
      yield;
    }
  }
  return { steps: steps(), done: () => done };
}

it('All steps are done, and others have their turn before the first one and in between', async () => {
  const { steps, done } = work(12);
  const seen: number[] = [];
  const look = (): void => {
    seen.push(done());
    if (done() < 12) setTimeout(look, 0);
  };
  setTimeout(look, 0);
  await inTurns(steps);
  expect(done()).toBe(12);
  expect(seen[0]).toBe(0);
  expect(seen.filter((count) => count > 0 && count < 12).length).toBeGreaterThan(0);
});

it('What has no steps is done at once', async () => {
  const { steps, done } = work(0);
  await inTurns(steps);
  expect(done()).toBe(0);
});

it('What a step throws is thrown', async () => {
  const broken = {
    [Symbol.iterator]: () => ({
      next(): never {
        throw new Error('broken');
      },
    }),
  };
  await expect(inTurns(broken)).rejects.toThrow('broken');
});
