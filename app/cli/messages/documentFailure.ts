import { DocumentError } from '../../../document/container/DocumentError';
import { errorLine } from './errorLine';

/** The line that reports why a command failed on a document, after a name that is printed already. */
export function documentFailure(document: string, error: unknown): string {
  const line = errorLine(error);
  if (!(error instanceof DocumentError) || !line.startsWith(document)) return line;
  return line.slice(document.length).replace(/^[:,] /, '');
}
