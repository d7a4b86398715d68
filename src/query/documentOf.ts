import { isCollection } from '../collection/support/gather';

/** The document that a source belongs to, when it says so: only collections do. */
export function documentOf(source: object | undefined): Document | null {
  if (!isCollection(source)) return null;
  return (source as { dom?: Document }).dom || null;
}
