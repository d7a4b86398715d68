import { compileWildcard } from '../../text/wildcard';
import { checkName } from '../support/check';

const METHOD = 'Collection.documents';

/** The names in a folder. Host members: `FLfile.listFolder`. */
function namesIn(folder: string, kind: 'files' | 'directories'): string[] {
  return FLfile.listFolder(folder, kind).sort();
}

/**
 * The URIs of files at any depth of a folder whose path below it fits a pattern, sorted by folder.
 * Host members: `FLfile.exists`, `listFolder`.
 */
export function findDocuments(folder: unknown, pattern: unknown): string[] {
  checkName(METHOD, 'folder', folder);
  checkName(METHOD, 'pattern', pattern);
  const root = (folder as string).replace(/\/+$/, '');
  if (!FLfile.exists(root))
    throw new Error(METHOD + '(): there is no folder "' + root + '"; write it as a URI, file:///…');
  const fits = compileWildcard(pattern as string, { ignoreCase: true });
  const uris: string[] = [];
  const waiting = [''];
  for (let below = waiting.shift(); below !== undefined; below = waiting.shift()) {
    const files = namesIn(root + '/' + below, 'files');
    for (let i = 0; i < files.length; i++)
      if (fits(below + files[i])) uris.push(root + '/' + below + files[i]);
    const folders = namesIn(root + '/' + below, 'directories');
    for (let i = 0; i < folders.length; i++) waiting.push(below + folders[i] + '/');
  }
  return uris;
}
