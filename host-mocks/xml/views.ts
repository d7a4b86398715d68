import type { XmlNode } from './XmlNode';

/** Marks every view of the node and below it: its nodes belong to no open file any more. */
export function markStale(node: XmlNode): void {
  setStale(node, true);
  node.edits = { ...node.edits, mayHoldStale: true };
}

/** Called after a node was inserted: its views live again as soon as it is in a file. */
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

/** Says of all views at and below a node whether they are stale. Nodes that nobody asked for have none. */
export function setStale(top: XmlNode, stale: boolean): void {
  for (const { view, edits } of top.madeSubtree()) {
    if (view !== undefined) view.stale = stale;
    if (edits !== null) edits.mayHoldStale = stale;
  }
}
