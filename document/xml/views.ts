import type { XmlNode } from './XmlNode';

/** Marks every view of the node and below it: its nodes no longer belong to an open file. */
export function markStale(node: XmlNode): void {
  setStale(node, true);
  node.edits = { ...node.edits, mayHoldStale: true };
}

/** Called after a node was inserted: its views are valid again as soon as it is in a file. */
export function reviveViews(node: XmlNode): void {
  if (!node.edits?.mayHoldStale) return;
  if (node.file !== null) {
    setStale(node, false);
    return;
  }
  for (let above = node.parent; above !== null; above = above.parent) {
    above.edits ??= {};
    above.edits.mayHoldStale = true;
  }
}

/** Sets `stale` of all views at and below a node. Elements without a node have no views. */
export function setStale(top: XmlNode, stale: boolean): void {
  for (const { view, edits } of top.madeSubtree()) {
    if (view !== undefined) view.stale = stale;
    if (edits !== null) edits.mayHoldStale = stale;
  }
}
