import type { AnyNode, Node } from 'acorn';

/**
 * Calls back for a node and all nodes below it, outer nodes first. If the callback returns false, the children of that
 * node are skipped.
 */
export function walkNodes(root: Node, visit: (node: AnyNode) => unknown): void {
  // Not recursive: generated scripts nest deeper than the stack.
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (visit(node as AnyNode) === false) continue;
    for (const part of Object.values(node) as unknown[]) addNodes(part, waiting);
  }
}

/** Adds a member of a node if it is a node, or the nodes of a list. */
function addNodes(part: unknown, nodes: Node[]): void {
  if (Array.isArray(part)) for (const entry of part as unknown[]) addNodes(entry, nodes);
  else if (isNode(part)) nodes.push(part);
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}
