import fs from 'node:fs';
import path from 'node:path';

/**
 * Refuses a place that is reached through a link below a folder, where the names come from a document, or from this
 * program: such a link is a stranger's. The folder itself, which the user named, may be a link.
 *
 * @param name - the path below the folder
 * @throws Error that names the link
 */
export function refuseLinks(folder: string, name: string): void {
  let place = folder;
  for (const part of path.normalize(name).split(path.sep)) {
    if (part === '.') continue;
    place = path.join(place, part);
    if (fs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${place} is a link, through which nothing is written: remove it, or write elsewhere`);
  }
}
