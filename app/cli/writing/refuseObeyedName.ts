import path from 'node:path';
import { obeyedPart } from './obeyedNames';

/** Pictures, films and sounds: no program obeys them, whatever they are called. */
const MEDIA = /\.(?:a?png|webp|jpe?g|gif|svg|mp4|webm|mov|wav|mp3|swf)$/i;

/**
 * Refuses a name from a document for a file of data or code that other programs would run or obey: `eslint.config.js`.
 *
 * @param folder - the folder that the user named
 * @param name - the path below it
 * @throws Error that names the part
 */
export function refuseObeyedName(folder: string, name: string): void {
  if (MEDIA.test(name)) return;
  const part = obeyedPart(name.split(/[\\/]/));
  if (part !== undefined)
    throw new Error(
      `${path.join(folder, name)}: not written, as ${JSON.stringify(part)} is hidden, or a name that other programs run or obey; choose another name`,
    );
}
