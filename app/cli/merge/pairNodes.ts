import type { XmlNode } from '../../../document/xml/XmlNode';

/** The nodes of a side by their nodes in the base. */
export type NodePairs = ReadonlyMap<XmlNode, XmlNode>;

/** Pairs nodes by the facts about them; a node without facts has no partner. */
export function pairByFacts<F extends object>(
  base: readonly XmlNode[],
  side: readonly XmlNode[],
  factsOf: (node: XmlNode) => F | undefined,
  match: (olds: F[], news: F[]) => Iterable<readonly [F, F]>,
): NodePairs {
  const nodes = new Map<F, XmlNode>();
  const listed = (list: readonly XmlNode[]): F[] =>
    list.flatMap((node) => {
      const facts = factsOf(node);
      if (facts) nodes.set(facts, node);
      return facts ?? [];
    });
  const pairs = new Map<XmlNode, XmlNode>();
  for (const [old, now] of match(listed(base), listed(side))) {
    const [before, after] = [nodes.get(old), nodes.get(now)];
    if (before && after) pairs.set(before, after);
  }
  return pairs;
}
