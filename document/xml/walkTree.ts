/** A node and everything below it, in document order. No recursion and no spread lists: both fail for long lists. */
export function* walkTree<T extends object>(
  root: T,
  childrenOf: (node: T) => readonly T[],
): Generator<T, void> {
  yield root;
  const open = [{ nodes: childrenOf(root), next: 0 }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.nodes[level.next++];
    if (node === undefined) {
      open.pop();
      continue;
    }
    yield node;
    open.push({ nodes: childrenOf(node), next: 0 });
  }
}
