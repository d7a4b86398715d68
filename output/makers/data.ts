import type { Film } from '../../film/Film';
import { documentToData } from '../../document/data/documentToData';
import type { ExportedFile } from '../formats/ExportedFile';

/** The whole of a document as a JSON file. @param base - its path without the ending */
export function dataFile(film: Film, base: string): ExportedFile {
  return { path: `${base}.json`, content: `${JSON.stringify(documentToData(film), null, 1)}\n` };
}
