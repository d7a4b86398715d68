import { UsageError, type CommandIo } from '../../Io';
import { documentFailure } from '../../messages/documentFailure';
import { isQueryError } from '../../messages/errorLine';
import { findAllDocuments, type FoundDocuments } from './findDocuments';
import { shortPath } from '../../messages/shortPath';

/** Maximum number of failures shown: these fit on a screen. */
const MAX_SHOWN = 20;

/**
 * Runs an action on each document that the patterns name. Of several documents, a failing one does not stop the others:
 * then false.
 *
 * @param action - gets the path, the name to print unless one document was named, and whether it is the only one
 * @throws of a single document whatever the action throws; UsageError and errors of a query, which all documents would
 *   share; Error when a pattern names none
 */
export function forEachDocument(
  patterns: readonly string[],
  io: CommandIo,
  action: (file: string, name: string | undefined, isOnly: boolean) => void,
): boolean {
  return forEachOf(findAllDocuments(patterns, io), io, action);
}

/** The same, with documents that were found already. @throws as `forEachDocument` */
export function forEachOf(
  { documents, isSingle }: FoundDocuments,
  io: CommandIo,
  action: (file: string, name: string | undefined, isOnly: boolean) => void,
): boolean {
  if (isSingle) {
    action(documents[0], undefined, true);
    return true;
  }
  let failed = 0;
  for (const document of documents) {
    const name = shortPath(document);
    try {
      action(document, name, documents.length === 1);
    } catch (error) {
      // Reported once: the query is just as wrong for the next document.
      if (error instanceof UsageError || isQueryError(error)) throw error;
      failed++;
      if (!io.isTerminal || io.isVerbose || failed <= MAX_SHOWN)
        io.fail(`${name}: ${documentFailure(document, error)}`);
    }
  }
  if (failed > MAX_SHOWN)
    io.fail(
      `${failed} of ${documents.length} documents failed${io.isTerminal && !io.isVerbose ? ` (--verbose shows the reasons)` : ''}`,
    );
  return failed === 0;
}
