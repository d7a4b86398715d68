import { fileName } from '../../platform/fileName';

/** Maximum number of letters in a name: systems take 255 bytes, and a letter has up to four. */
const MAX_LENGTH = 60;

/** Parts of a path that name nothing, or leave the folder. */
const NO_NAMES: ReadonlySet<string> = new Set(['', '.', '..']);

/**
 * A folder that a document names, as a path below the folder of its publication: `images/`, or nothing for that folder
 * itself. What would lead out of it is left out, and each name is one that every system takes.
 */
export function folderBelow(path: string): string {
  return namesIn(path)
    .map((name) => `${fileName(name)}/`)
    .join('');
}

/** The last name of a path that a document gives, as the name of a file; undefined if there is none. */
export function leafOfPath(path: string): string | undefined {
  const leaf = namesIn(path).at(-1);
  return leaf === undefined ? undefined : fileName(leaf);
}

function namesIn(path: string): string[] {
  return path
    .replace(/^[a-z]:/i, '')
    .split(/[\\/]/)
    .map((name) => [...name.trim()].slice(0, MAX_LENGTH).join('').trim())
    .filter((name) => !NO_NAMES.has(name));
}
