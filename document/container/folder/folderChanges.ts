import type { Container } from '../Container';
import { isMarker, isSameContent, PROXY_CONTENT, type Contents } from '../Contents';
import type { SaveTarget } from '../resolveTarget';
import { isOfDocument } from './folderLayout';

/** The new content of a file, made when it is written; null removes the file. */
export type FileChange = (() => Uint8Array) | null;

/** The changes of a save to a folder. */
export interface FolderChanges {
  /** The files to write, by name: at the document's origin what changed, elsewhere everything. */
  changes: Map<string, FileChange>;
  /** All files of the saved document. */
  names: Set<string>;
  /** Entries that an XFL folder cannot store, such as a program's own settings in an archive. */
  left: string[];
}

/** The changes for a document saved as XFL. */
export function folderChanges(container: Container, contents: Contents, target: SaveTarget): FolderChanges {
  const changes = new Map<string, FileChange>();
  const names = new Set(container.names().filter((name) => target.isOrigin || !isMarker(name)));
  if (!target.isOrigin) {
    for (const name of names) changes.set(name, () => container.bytes(name));
    names.add(target.documentName);
    changes.set(target.documentName, () => PROXY_CONTENT);
  } else {
    for (const name of names) if (container.isHeld?.(name)) changes.set(name, () => container.bytes(name));
  }
  for (const [name, content] of contents) {
    if (content === null) names.delete(name);
    else names.add(name);
    if (content === null) changes.set(name, null);
    else if (!target.isOrigin || !isSameContent(container, name, content)) changes.set(name, () => content);
  }
  const left = [...names].filter((name) => !isOfDocument(name));
  for (const name of left) {
    changes.delete(name);
    names.delete(name);
  }
  return { changes, names, left };
}
