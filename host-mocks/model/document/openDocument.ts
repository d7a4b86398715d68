import type { Container } from '../../../document/container/Container';
import { Document } from './Document';
import { DocumentFiles } from '../../../document/xfl/DocumentFiles';
import type { DocumentHost } from './DocumentHost';
import { locationOf } from './files/location';

/**
 * The document in a container. Parses DOMDocument.xml; symbols are read at first use.
 *
 * @throws DocumentError if DOMDocument.xml is missing or cannot be read.
 */
export function openDocument(container: Container, host: DocumentHost): Document {
  return new Document(
    new DocumentFiles(container, host),
    host,
    locationOf(container, host.platform.paths),
    container.documentName,
  );
}
