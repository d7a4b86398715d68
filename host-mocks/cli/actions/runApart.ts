import type { Bounds, Io } from '../Io';
import { checkScripts } from './checkScripts';
import { runArguments } from './runArguments';
import type { RunOptions } from './runScripts';

/** Runs scripts in a process of their own, which is stopped when it uses more than it may. True when all succeeded. */
export async function runApart(
  scripts: readonly string[],
  options: RunOptions,
  bounds: Bounds,
  io: Io,
): Promise<boolean> {
  checkScripts(scripts);
  const worker = await io.startWorker(bounds);
  try {
    return (await worker.run(runArguments(scripts, options), io)) === 0;
  } finally {
    worker.stop();
  }
}
