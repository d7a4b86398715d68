import type { Container } from '../Container';
import { isMarker, isSameContent, PROXY_CONTENT, type Contents } from '../Contents';
import type { SaveTarget } from '../resolveTarget';
import type { FileChange } from './writeFolder';

/** The files to write for a document saved as XFL: at its origin what changed, elsewhere everything. */
export function folderChanges(
  container: Container,
  contents: Contents,
  place: SaveTarget,
): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  if (!place.isOrigin) {
    for (const name of container.names()) if (!isMarker(name)) changes.set(name, () => container.bytes(name));
    changes.set(place.documentName, () => PROXY_CONTENT);
  }
  for (const [name, content] of contents) {
    if (content === null) changes.set(name, null);
    else if (!place.isOrigin || !isSameContent(container, name, content)) changes.set(name, () => content);
  }
  return changes;
}
