import path from 'node:path';
import type { Io } from '../../Io';
import { configurationFolders } from './configurationFolders';

/**
 * The folder that somebody names, or the Commands folders of every Animate found.
 *
 * @throws Error when there is none
 */
export function commandsFolders({ to }: { to?: string }, { system }: Pick<Io, 'system'>): string[] {
  if (to !== undefined) return [path.resolve(to)];
  const folders = configurationFolders(system).map((folder) => path.join(folder, 'Commands'));
  if (folders.length > 0) return folders;
  throw new Error('no Configuration folder of Animate or Flash was found; name a folder with --to');
}
