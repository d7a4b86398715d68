import os from 'node:os';
import path from 'node:path';

/** The folder of the user; undefined where the system knows none, as for a number without a name in a container. */
export function homeFolder(): string | undefined {
  try {
    const home = os.homedir();
    return isPlace(home) ? home : undefined;
  } catch {
    return undefined;
  }
}

/** True for an absolute path. A relative one would lead into the folder at hand, which may be a stranger's. */
export function isPlace(folder: string | undefined): folder is string {
  return folder !== undefined && path.isAbsolute(folder);
}
