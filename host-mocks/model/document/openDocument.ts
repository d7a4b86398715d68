import type { Container } from '../../../document/container/Container';
import { Document } from './Document';
import { DocumentFiles } from '../../../document/xfl/DocumentFiles';
import type { DocumentHost } from './DocumentHost';
import { locationOf } from './files/location';

/**
 * The document in a container. Parses DOMDocument.xml; symbols are read when they are asked for.
 *
 * @throws DocumentError when there is no DOMDocument.xml, or it cannot be read.
 */
export function openDocument(container: Container, host: DocumentHost): Document {
  return new Document(
    new DocumentFiles(container, host),
    host,
    locationOf(container, host.platform.paths),
    container.documentName,
  );
}
