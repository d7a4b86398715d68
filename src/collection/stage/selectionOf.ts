/** The elements that the user has selected; the host says null where it knows of none. Host members: `selection`. */
export function selectionOf(document: Document): Element[] {
  return document.selection || [];
}
