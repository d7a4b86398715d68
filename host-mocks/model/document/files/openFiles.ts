import type { Container } from '../../../../document/container/Container';
import { DocumentError } from '../../../../document/container/DocumentError';
import { openContainer } from '../../../../document/container/openContainer';
import type { DocumentHost } from '../DocumentHost';

/**
 * The files of a document on disk. The host warns of how they were read, and of what cannot be read, when it is found.
 *
 * @throws DocumentError for what is not a document; with `strict` for one that cannot be read whole, when that is found
 */
export function openFiles(host: DocumentHost, path: string): Container {
  const container = openContainer(host.platform, path, host.limits);
  container.listen?.(({ text, isLost }) => {
    if (isLost && host.oldFiles.strict)
      throw new DocumentError(path, text.replace(`${container.path}, `, ''));
    host.warn(text);
  });
  return container;
}
