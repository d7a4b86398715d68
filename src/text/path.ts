/** The folder part of a library path; `''` at the root. */
export function folderOf(path: string): string {
  return path.substring(0, path.lastIndexOf('/'));
}

/** The last part of a library path: the name that the panel shows. */
export function leafOf(path: string): string {
  return path.substring(path.lastIndexOf('/') + 1);
}

/** The path of a name in a folder; the root is `''`. */
export function joinPath(folder: string, leaf: string): string {
  return folder === '' ? leaf : folder + '/' + leaf;
}

/** Removes the slashes at both ends of a path. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+/, '').replace(/\/+$/, '');
}

/** The number of names in a path: 1 at the root, one more for each folder. */
export function depthOf(path: string): number {
  return path.split('/').length;
}

/** The paths of all folders above a path, the outermost first. */
export function ancestorsOf(path: string): string[] {
  const ancestors: string[] = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    ancestors.push(path.substring(0, slash));
  }
  return ancestors;
}

/** Tells whether a path is below a folder, at any depth. */
export function isBelow(folder: string, path: string): boolean {
  return path.substring(0, folder.length + 1) === folder + '/';
}
