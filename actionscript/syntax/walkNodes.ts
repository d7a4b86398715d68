/** Any part of a tree: statements and expressions have a kind; functions, variables and cases may have none. */
export interface AnyNode {
  readonly kind?: string;
  readonly [key: string]: unknown;
}

/**
 * Visits a tree and all in it, in the order of the text. Long chains of operators are deep: there is no recursion.
 *
 * @param visit - returns true (not only a true value) for a node whose inside is passed over
 */
export function walkNodes(root: unknown, visit: (node: AnyNode) => unknown): void {
  const rest: unknown[] = [root];
  while (rest.length > 0) {
    const next = rest.pop();
    if (Array.isArray(next)) for (let i = next.length - 1; i >= 0; i--) rest.push(next[i]);
    else if (typeof next === 'object' && next !== null) {
      const node = next as AnyNode;
      if (visit(node) === true) continue;
      const parts = Object.values(node);
      for (let i = parts.length - 1; i >= 0; i--) if (typeof parts[i] === 'object') rest.push(parts[i]);
    }
  }
}
