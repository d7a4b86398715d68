import fs from 'node:fs';
import path from 'node:path';
import type { Io, System } from '../../Io';

/**
 * The Commands folder of the Configuration folder that the user names, or of every Animate found. A folder of another
 * name is used as it is: it is a Commands folder, or replaces one.
 *
 * @throws Error if there is none
 */
export function commandsFolders({ to }: { to?: string }, { system }: Pick<Io, 'system'>): string[] {
  if (to !== undefined) return [commandsFolder(path.resolve(to))];
  const folders = configurationFolders(system).map((folder) => path.join(folder, 'Commands'));
  if (folders.length > 0) return folders;
  throw new Error(`no Animate and no Flash was found; ${adviceFor(system)}`);
}

/** Where the folder is that `--to` should name, on this system. */
function adviceFor({ platform }: Io['system']): string {
  if (platform === 'win32') return `--to names its folder, such as ${PLACES.win32}`;
  if (platform === 'darwin') return `--to names its folder, such as ${PLACES.darwin}`;
  return `neither runs on this system; --to names a folder, to be copied into ${PLACES.darwin} on a Mac, or ${PLACES.win32} on Windows`;
}

const PLACES = {
  win32: '"%LOCALAPPDATA%\\Adobe\\Animate 2024\\en_US\\Configuration"',
  darwin: '~/Library/"Application Support"/Adobe/"Animate 2024"/en_US/Configuration',
};

function commandsFolder(folder: string): string {
  const commands = path.join(folder, 'Commands');
  const isConfiguration = path.basename(folder) === 'Configuration' || fs.existsSync(commands);
  return isConfiguration ? commands : folder;
}

/** `Animate 2024`, `Animate CC 2018`, `Flash CS6`: versions and languages are side by side. */
const PROGRAM = /^(Animate|Flash)\b/;

/**
 * The Configuration folders of every version and language of the user's Animate and Flash, sorted:
 * `%LOCALAPPDATA%\Adobe\Animate 2024\en_US\Configuration` on Windows,
 * `~/Library/Application Support/Adobe/Animate 2024/en_US/Configuration` on macOS. Elsewhere there is none.
 */
function configurationFolders(system: System): string[] {
  const adobe = adobeFolder(system);
  if (adobe === undefined) return [];
  return foldersIn(adobe)
    .filter((folder) => PROGRAM.test(path.basename(folder)))
    .flatMap(foldersIn)
    .map((language) => path.join(language, 'Configuration'))
    .filter(isFolder);
}

/** Where Adobe's programs keep their settings; undefined on systems without Animate. */
function adobeFolder({ platform, home, localAppData }: System): string | undefined {
  if (platform === 'win32' && localAppData) return path.join(localAppData, 'Adobe');
  if (home === undefined) return undefined;
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Adobe');
  return platform === 'win32' ? path.join(home, 'AppData', 'Local', 'Adobe') : undefined;
}

function foldersIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  const names = fs.readdirSync(folder).sort();
  return names.map((name) => path.join(folder, name)).filter(isFolder);
}

function isFolder(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
