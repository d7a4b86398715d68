import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProgram } from '../../workers/startProgram';

/** A program that cannot show the file fails within this time, in milliseconds. */
const PATIENCE = 1500;

/**
 * Shows a file in the browser that the variable `BROWSER` names, or in the default one of the system.
 *
 * @param file - its name is chosen by this program: no part of it comes from a document
 * @throws Error where there is none
 */
export async function showInBrowser(file: string, platform: string): Promise<void> {
  const [program, ...args] = openerOf(platform);
  const failure = await show(program, [...args, pathToFileURL(file).href], platform);
  if (failure === undefined) return;
  throw new Error(`no browser could be started (${program}: ${failure}); the page is ${file}`);
}

function openerOf(platform: string): [string, ...string[]] {
  const { BROWSER, SystemRoot = 'C:\\Windows' } = process.env;
  if (BROWSER !== undefined && BROWSER !== '') return [BROWSER];
  if (platform === 'darwin') return ['/usr/bin/open'];
  if (platform === 'win32')
    return [path.win32.join(SystemRoot, 'System32', 'rundll32.exe'), 'url.dll,FileProtocolHandler'];
  return ['xdg-open'];
}

/** Starts a program and leaves it running. Resolves to the reason if it fails at once. */
function show(program: string, args: readonly string[], platform: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = startProgram(program, args, { detached: true, stdio: 'ignore' }, platform);
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
  }).catch((error: Error) => error.message) as Promise<string | undefined>;
}
