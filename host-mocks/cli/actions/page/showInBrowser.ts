import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** A program that could not show something fails within this time, in milliseconds. */
const PATIENCE = 1500;

/**
 * Shows a file in the browser that the variable `BROWSER` names, or in the default one of the system.
 *
 * @throws Error where there is none
 */
export async function showInBrowser(file: string, platform: string): Promise<void> {
  const [program, ...args] = openerOf(platform);
  const failure = await start(program, [...args, pathToFileURL(file).href]);
  if (failure === undefined) return;
  throw new Error(`no browser could be started (${program}: ${failure}); the page is ${file}`);
}

function openerOf(platform: string): [string, ...string[]] {
  const chosen = process.env.BROWSER;
  if (chosen !== undefined && chosen !== '') return [chosen];
  if (platform === 'darwin') return ['open'];
  // `start` takes the first text in quotes for a title.
  if (platform === 'win32') return ['cmd.exe', '/d', '/c', 'start', '""'];
  return ['xdg-open'];
}

/** Starts a program and leaves it running. Gives why it failed, where it does at once. */
function start(program: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore', windowsVerbatimArguments: true });
    const timer = setTimeout(() => resolve(undefined), PATIENCE);
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      resolve(error.code === 'ENOENT' ? 'not found' : error.message);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0 || code === null ? undefined : `ended with ${code}`);
    });
    child.unref();
  });
}
