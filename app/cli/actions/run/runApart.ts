import type { ProcessLimits, CommandIo } from '../../Io';
import { checkScripts } from './checkScripts';
import { mannerOf } from '../mannerOf';
import { filesOfDocument } from './filesOfDocument';
import type { RunTask } from '../performTask';
import type { RunCommandOptions } from './runScripts';

/** Runs scripts in a process of their own, which is stopped when it uses more than it may. True when all succeeded. */
export async function runApart(
  scripts: readonly string[],
  options: RunCommandOptions,
  bounds: ProcessLimits,
  io: CommandIo,
): Promise<boolean> {
  checkScripts(scripts, options.texts);
  // Standard input is read here: another process has its own.
  const document = filesOfDocument(options.document, io);
  const task: RunTask = { task: 'run', scripts, options: { ...options, document }, ...mannerOf(io) };
  const worker = await io.startWorker(bounds);
  try {
    return (await worker.run(task, io)) === 0;
  } finally {
    worker.stop();
  }
}
