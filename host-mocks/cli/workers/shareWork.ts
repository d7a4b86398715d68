import { availableParallelism } from 'node:os';
import type { ProcessLimits, Io, Worker } from '../Io';

/**
 * Hands pieces of work to processes apart, as many at a time as the machine has processors; each process gets one piece
 * after the other.
 *
 * @throws what the work on a piece throws; the processes are stopped in any case
 */
export async function shareWork<T>(
  pieces: readonly T[],
  bounds: ProcessLimits,
  io: Pick<Io, 'startWorker'>,
  workOn: (piece: T, worker: Worker, index: number) => Promise<void>,
): Promise<void> {
  // Whoever asks next gets the next one: all workers share the iterator.
  const waiting = pieces.entries();
  const work = async (): Promise<void> => {
    const worker = await io.startWorker(bounds);
    try {
      for (const [index, piece] of waiting) await workOn(piece, worker, index);
    } finally {
      worker.stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), pieces.length) }, work));
}
