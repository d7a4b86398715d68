import { documentToData } from '../../document/data/documentToData';
import type { DocumentCore } from '../../host-mocks/model/document/DocumentCore';
import type { ExportedFile } from '../formats/ExportedFile';

/** The whole of a document as a JSON file. @param base - its path without the ending */
export function dataFile(document: DocumentCore, base: string): ExportedFile {
  return { path: `${base}.json`, content: `${JSON.stringify(documentToData(document), null, 1)}\n` };
}
