import { activeDocument } from '../../host/activeDocument';
import { isDocument } from '../../host/hostClass';
import { wrongArgument } from './check';
import { isCollection } from './gather';

/**
 * The document that a new collection belongs to: the one given, else that of the collection it is made from, else the
 * one in front. Host member: `fl.getDocumentDOM`.
 *
 * @param type the name of the class that is made, for errors
 * @throws Error when there is none
 */
export function documentFor(type: string, given: unknown, source: unknown): Document {
  if (given) {
    if (isDocument(given)) return given;
    throw wrongArgument(type, 'document', 'a Document', given);
  }
  const inherited = isCollection(source) ? (source as { dom?: Document }).dom : null;
  return inherited || activeDocument(type);
}
