import os from 'node:os';
import path from 'node:path';

/**
 * The folder of the user; undefined if the system does not know one, as for a numeric user without a name in a
 * container.
 */
export function homeFolder(): string | undefined {
  try {
    const home = os.homedir();
    return isPlace(home) ? home : undefined;
  } catch {
    return undefined;
  }
}

/** True for an absolute path. A relative one would be in the current folder, which may be untrusted. */
export function isPlace(folder: string | undefined): folder is string {
  return folder !== undefined && path.isAbsolute(folder);
}
