import fs from 'node:fs';
import { documentOf, isManifold } from '../documents/findDocuments';
import { readStandardInput, type InputIo } from '../documents/readStandardInput';

/** The files of the documents on the command line. @throws Error for a name of several documents */
export function filesOfDocument(documents: readonly string[], io: InputIo): string[] {
  return documents.map((file) => documentFile(file, io));
}

function documentFile(file: string, io: InputIo): string {
  if (file === '-') {
    const { document } = readStandardInput(io);
    if (document !== undefined) return document;
    throw new Error('--document -: standard input is not an FLA; add --each for a list of paths');
  }
  if (!isManifold(file)) return documentOf(file);
  const kind = fs.existsSync(file) ? 'a folder of documents' : 'a pattern';
  throw new Error(
    `--document ${file}: this is ${kind}; add --each to run the scripts once for each document`,
  );
}
