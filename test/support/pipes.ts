import { execFileSync } from 'child_process';

/** False on Windows, which has no named pipes among its files. */
export const HAS_PIPES = process.platform !== 'win32';

/** Makes a named pipe: reading it waits for a writer. */
export function makePipe(file: string): void {
  execFileSync('mkfifo', [file]);
}
