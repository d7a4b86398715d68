import type { TagEdit } from './TagEdit';

/**
 * The changes of a node since its source was read. A node without edits is an unchanged range of its source; if a node
 * has edits, all its ancestors have them too.
 */
export interface NodeEdits {
  /** Undefined: the tag is as in the source. */
  tag?: TagEdit;
  /**
   * Text between the previous node and this one. Undefined: as in the source; null: determined when the file is
   * written.
   */
  lead?: string | null;
  /** Text between the last child (or the open tag) and the close tag. Undefined and null as for `lead`. */
  tail?: string | null;
  /** True if a view below may be stale: they are checked when the node gets into a file again. */
  mayHoldStale?: boolean;
}

export function cloneEdits(edits: NodeEdits): NodeEdits {
  const copy: NodeEdits = { lead: edits.lead, tail: edits.tail };
  if (edits.tag !== undefined) copy.tag = edits.tag.clone();
  return copy;
}
