import type { CommandIo } from '../../Io';
import { checkDocumentName } from '../documents/checkDocumentName';
import type { RunCommandOptions } from './runScripts';

/** Runs scripts in a process that was started for them, by a process that watches it. */
export async function runInWorker(
  scripts: readonly string[],
  options: RunCommandOptions,
  io: CommandIo,
): Promise<void> {
  const { save, untrusted } = options;
  if (save) checkDocumentName(save, `--save=${save}`);
  if (untrusted) {
    const { runConfined } = await import('./runConfined');
    return runConfined(scripts, options, io);
  }
  const { runHere } = await import('./runHere');
  return runHere(scripts, options, io);
}
