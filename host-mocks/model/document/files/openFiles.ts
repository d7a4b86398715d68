import type { Container } from '../../../../document/container/Container';
import { DocumentError } from '../../../../document/container/DocumentError';
import { openContainer } from '../../../../document/container/openContainer';
import type { DocumentHost } from '../DocumentHost';

/**
 * The files of a document on disk. The host warns about how they were read, and about each unreadable part when it is
 * encountered.
 *
 * @throws DocumentError for a file that is not a document; with `strict` also when an unreadable part is encountered
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
