import { DocumentError } from '../../../document/container/DocumentError';
import { errorLine } from './errorLine';

/** The one line that tells why a command failed on a document, for a place where the document is named already. */
export function documentFailure(document: string, error: unknown): string {
  const line = errorLine(error);
  if (!(error instanceof DocumentError) || !line.startsWith(document)) return line;
  return line.slice(document.length).replace(/^[:,] /, '');
}
