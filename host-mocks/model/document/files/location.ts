import type { Container } from '../../../../document/container/Container';
import type { Paths } from '../../../../platform/Paths';

/** The file that the host calls the document: the FLA, or the `.xfl` file of a folder; undefined before it was saved. */
export function locationOf(container: Container, paths: Paths): string | undefined {
  if (container.path === '') return undefined;
  return container.kind === 'fla' ? container.path : paths.join(container.path, container.documentName);
}
