import type { AnyNode, Node } from 'acorn';

/**
 * Calls back for a node and all nodes below it, outer ones first. A callback that returns false passes over what its
 * node holds.
 */
export function walkNodes(root: Node, visit: (node: AnyNode) => unknown): void {
  // Without recursion: generated scripts nest deeper than the stack.
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (visit(node as AnyNode) === false) continue;
    for (const part of Object.values(node) as unknown[]) addNodes(part, waiting);
  }
}

/** Adds a part of a node that is a node, or the nodes of a list. */
function addNodes(part: unknown, nodes: Node[]): void {
  if (Array.isArray(part)) for (const entry of part as unknown[]) addNodes(entry, nodes);
  else if (isNode(part)) nodes.push(part);
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}
