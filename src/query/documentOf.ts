import { isCollection } from '../collection/support/gather';

/** The document of a source; null unless it is a collection, since nothing else knows its document. */
export function documentOf(source: object | undefined): Document | null {
  if (!isCollection(source)) return null;
  return (source as { dom?: Document }).dom || null;
}
