import { dataToFiles, isDocumentData } from '../../document/data/dataToFiles';
import type { DocumentData } from '../../document/data/DocumentData';
import type { Host } from './Host';
import { buildXfl } from '../literal/build';
import type { DocumentLiteral } from '../literal/DocumentLiteral';
import type { Document } from '../../host-mocks/model/document/Document';

/**
 * Opens a document described by a literal, or by what `export --to json` wrote; it is not on disk. This is not a
 * method of the host: a page that only opens files need not load the code that builds documents.
 */
export function openLiteral(host: Host, literal: DocumentLiteral | DocumentData): Document {
  const files = isDocumentData(literal) ? dataToFiles(literal) : Object.fromEntries(buildXfl(literal));
  return host.openNew(files, literal.name);
}
