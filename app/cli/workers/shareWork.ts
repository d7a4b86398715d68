import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { ProcessLimits, Io, Worker } from '../Io';

/** Milliseconds after which others join the first process: starting one takes as long as many small documents. */
const ALONE = 1000;

/**
 * Sends pieces of work to separate processes: to one at first, and to as many as the machine has processors if work still
 * waits after a second. Each process gets one piece at a time.
 *
 * @throws what the work on a piece throws; the processes are stopped in any case
 */
export async function shareWork<T>(
  pieces: readonly T[],
  bounds: ProcessLimits,
  io: Pick<Io, 'startWorker'>,
  workOn: (piece: T, worker: Worker, index: number) => Promise<void>,
): Promise<void> {
  // The process that asks next gets the next piece.
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = await io.startWorker(bounds);
    try {
      while (next < pieces.length) {
        const index = next++;
        await workOn(pieces[index] as T, worker, index);
      }
    } finally {
      worker.stop();
    }
  };
  const first = work();
  const waiting = new AbortController();
  await Promise.race([first, setTimeout(ALONE, undefined, { signal: waiting.signal })]).finally(() =>
    waiting.abort(),
  );
  const others = Math.min(availableParallelism() - 1, pieces.length - next);
  await Promise.all([first, ...Array.from({ length: others }, work)]);
}
