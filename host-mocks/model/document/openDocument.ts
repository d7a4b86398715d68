import path from 'node:path';
import type { Container } from '../../container/Container';
import { DocumentError } from '../../container/DocumentError';
import { Document } from './Document';
import { DocumentFiles } from './DocumentFiles';
import type { DocumentHost } from './DocumentHost';

/**
 * The document in a container. Parses DOMDocument.xml; symbols are read when they are asked for.
 *
 * @throws DocumentError when there is no DOMDocument.xml, or it cannot be read.
 */
export function openDocument(container: Container, host: DocumentHost): Document {
  const files = new DocumentFiles(container);
  const main = files.xml('DOMDocument.xml');
  if (!main) throw new DocumentError(container.path || container.documentName, 'there is no DOMDocument.xml');
  if (main.root.name !== 'DOMDocument') {
    throw new DocumentError(container.label(main.path), `the root is <${main.root.name}>, not <DOMDocument>`);
  }
  return new Document(files, main.root, host, locationOf(container), container.documentName);
}

/** The file that the host calls the document: the FLA, or the `.xfl` file of a folder. */
function locationOf(container: Container): string | undefined {
  if (container.path === '') return undefined;
  return container.kind === 'fla' ? container.path : path.join(container.path, container.documentName);
}
