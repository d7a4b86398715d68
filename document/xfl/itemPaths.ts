import { escapeFileName } from '../notation/escapeFileName';

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

/** The file of a symbol inside `LIBRARY`. */
export function hrefOf(path: string): string {
  return `${escapeFileName(path)}.xml`;
}

/** The path that a file name implies, where nothing else contains it: in includes of files that are missing. */
export function pathOfHref(href: string): string {
  const name = href.replace(/\.xml$/i, '');
  return name.replace(/&#(\d{2,3});?/g, (_, code: string) => String.fromCharCode(Number(code)));
}
