import fs from 'node:fs';
import path from 'node:path';
import type { Io } from '../../Io';
import { configurationFolders } from './configurationFolders';

/**
 * The Commands folder of the Configuration folder that somebody names, or of every Animate found. A folder of another
 * name is taken as it is: it is a Commands folder, or stands for one.
 *
 * @throws Error when there is none
 */
export function commandsFolders({ to }: { to?: string }, { system }: Pick<Io, 'system'>): string[] {
  if (to !== undefined) return [commandsFolder(path.resolve(to))];
  const folders = configurationFolders(system).map((folder) => path.join(folder, 'Commands'));
  if (folders.length > 0) return folders;
  throw new Error('no Configuration folder of Animate or Flash was found; name a folder with --to');
}

function commandsFolder(folder: string): string {
  const commands = path.join(folder, 'Commands');
  const isConfiguration = path.basename(folder) === 'Configuration' || fs.existsSync(commands);
  return isConfiguration ? commands : folder;
}
