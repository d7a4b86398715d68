import path from 'node:path';
import type { Container } from '../../../container/Container';

/** The file that the host calls the document: the FLA, or the `.xfl` file of a folder; undefined before it was saved. */
export function locationOf(container: Container): string | undefined {
  if (container.path === '') return undefined;
  return container.kind === 'fla' ? container.path : path.join(container.path, container.documentName);
}
