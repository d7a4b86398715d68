import path from 'node:path';
import { homeFolder, isPlace } from './homeFolder';

const NAME = 'adobe-collection';

/**
 * Where programs keep files that they can make again: https://specifications.freedesktop.org/basedir-spec. Undefined if
 * the user has no such folder.
 */
export function cacheFolder(): string | undefined {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (isPlace(XDG_CACHE_HOME)) return path.join(XDG_CACHE_HOME, NAME);
  if (process.platform === 'win32' && isPlace(LOCALAPPDATA)) return path.join(LOCALAPPDATA, NAME, 'Cache');
  const home = homeFolder();
  if (home === undefined) return undefined;
  if (process.platform === 'win32') return path.join(home, NAME, 'Cache');
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Caches', NAME);
  return path.join(home, '.cache', NAME);
}
