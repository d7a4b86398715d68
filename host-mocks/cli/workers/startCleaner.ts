import { startProgram } from './startProgram';

/** Waits for the end of its input, which is that of the process at the other side, and removes a folder. */
const PROGRAM =
  "process.stdin.resume().on('close', () => fs.rmSync(process.argv[1], { recursive: true, force: true }))";

/**
 * Starts a process that removes a folder when this one ends, by whatever: a signal lets nobody tidy who works, and a
 * listener to signals would keep them waiting until the work is done.
 *
 * @param folder - of a name that is ours: no part of it comes from a document
 * @returns what ends it, when the folder is gone
 */
export function startCleaner(folder: string): () => void {
  const cleaner = startProgram(process.execPath, ['-e', PROGRAM, folder], {
    // Of another group: Ctrl+C is not for it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it the folder goes when this process ends by itself.
  cleaner.on('error', () => undefined);
  cleaner.stdin?.on('error', () => undefined);
  cleaner.unref();
  (cleaner.stdin as unknown as { unref?(): void } | null)?.unref?.();
  return () => void cleaner.kill('SIGKILL');
}
