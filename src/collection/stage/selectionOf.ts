/** The selected elements; the host may say null for none. Host members: `selection`. */
export function selectionOf(document: Document): Element[] {
  return document.selection || [];
}
