import { availableParallelism } from 'node:os';
import { shareWork } from '../../../../app/cli/workers/shareWork';

const SUCCEEDS = 0;

/** Shares pieces of work that take so many milliseconds each; how many processes were started, and what was worked on. */
async function share(
  pieces: readonly number[],
  milliseconds: number,
): Promise<{ started: number; done: number[]; stopped: number }> {
  const counted = { started: 0, done: [] as number[], stopped: 0 };
  const startWorker = (): Promise<{ run(): Promise<number>; stop(): void }> => {
    counted.started++;
    return Promise.resolve({ run: () => Promise.resolve(SUCCEEDS), stop: () => void counted.stopped++ });
  };
  await shareWork(pieces, {}, { startWorker }, async (piece, _worker, index) => {
    counted.done[index] = piece;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  });
  return counted;
}

describe('shareWork', () => {
  it('Short work goes to one process', async () => {
    expect(await share([7, 8, 9], 0)).toEqual({ started: 1, done: [7, 8, 9], stopped: 1 });
  });

  it('Work without pieces does nothing', async () => {
    expect(await share([], 0)).toEqual({ started: 1, done: [], stopped: 1 });
  });

  it('A piece that fails ends the process, and its error is thrown', async () => {
    let stopped = 0;
    const startWorker = () =>
      Promise.resolve({ run: () => Promise.resolve(SUCCEEDS), stop: () => void stopped++ });
    const shared = shareWork([1, 2], {}, { startWorker }, () => Promise.reject(new Error('a fault')));
    await expect(shared).rejects.toThrow('a fault');
    expect(stopped).toBe(1);
  });

  it('Further processes start if work still waits after a while, and each piece is done once', async () => {
    const { started, done, stopped } = await share([1, 2, 3], 1100);
    expect(done).toEqual([1, 2, 3]);
    expect(started).toBeGreaterThanOrEqual(Math.min(2, availableParallelism()));
    expect(stopped).toBe(started);
  });
});
