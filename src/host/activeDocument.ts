/** The document in front; null when none is open, and in other hosts. Host members: `fl.getDocumentDOM`. */
export function findActiveDocument(): Document | null {
  if (typeof fl === 'undefined' || !fl) return null;
  return fl.getDocumentDOM() || null;
}

/**
 * The document in front.
 *
 * @param caller the method that needs it, for the message
 * @throws Error when no document is open
 */
export function activeDocument(caller: string): Document {
  const document = findActiveDocument();
  if (document) return document;
  const first = typeof fl === 'undefined' ? 'call createHost().install() in Node' : 'open one first';
  throw new Error(caller + '(): no document is open; ' + first + ', or pass the Document as an argument');
}
