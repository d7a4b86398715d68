import type { DocumentFacts } from '../facts/Facts';
import type { Change } from './Change';
import { diffDocuments } from './diffDocuments';
import { withNewNames } from './renameItems';

/** What changed from one document to another. An item that was only renamed is one change. */
export function compareFacts(before: DocumentFacts, after: DocumentFacts): Change[] {
  return diffDocuments(withNewNames(before, after), after);
}
