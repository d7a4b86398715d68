import type { TagEdit } from './TagEdit';

/**
 * The changes of a node since its source was read. A node without edits is a stretch of its source; the edits
 * of all its ancestors are never null while its own are not.
 */
export interface NodeEdits {
  /** Undefined: the tag is as in the source. */
  tag?: TagEdit;
  /** Text between the node and the one before it. Undefined: as in the source; null: laid out at writing. */
  lead?: string | null;
  /** Text between the last child (or the open tag) and the close tag. Undefined and null as for `lead`. */
  tail?: string | null;
  /** Some view below may be marked stale: look when the node gets into a file again. */
  mayHoldStale?: boolean;
}

export function cloneEdits(edits: NodeEdits): NodeEdits {
  const copy: NodeEdits = { lead: edits.lead, tail: edits.tail };
  if (edits.tag !== undefined) copy.tag = edits.tag.clone();
  return copy;
}
