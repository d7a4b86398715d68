import fs from 'node:fs';
import path from 'node:path';
import type { System } from '../../Io';

/** `Animate 2024`, `Animate CC 2018`, `Flash CS6`: versions and languages are side by side. */
const PROGRAM = /^(Animate|Flash)\b/;

/**
 * The Configuration folders of every version and language of the user's Animate and Flash, sorted:
 * `%LOCALAPPDATA%\Adobe\Animate 2024\en_US\Configuration` on Windows,
 * `~/Library/Application Support/Adobe/Animate 2024/en_US/Configuration` on macOS. Elsewhere there is none.
 */
export function configurationFolders(system: System): string[] {
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
