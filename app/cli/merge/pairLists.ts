import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Conflict, MergePlace } from './Conflict';
import type { MergeFacts, MergeRun } from './MergeRun';
import type { Versions } from './Versions';
import { pairByFacts, type NodePairs } from './pairNodes';

/** The children of three nodes. */
export interface ListVersions {
  base: readonly XmlNode[];
  ours: readonly XmlNode[];
  theirs: readonly XmlNode[];
}

/** Three lists, and what belongs together in them. */
export interface PairedLists extends ListVersions {
  /** By the node in the base. */
  oursOf: NodePairs;
  theirsOf: NodePairs;
  /** What both sides added: nodes of ours by those of theirs. */
  bothAdded: NodePairs;
}

/**
 * Pairs the children of three nodes by facts.
 *
 * @param nameOf - the name by which things that both sides added are one; without it only equal things are
 */
export function pairLists<F extends MergeFacts>(
  { base, ours, theirs }: Versions<XmlNode>,
  match: (olds: F[], news: F[]) => Iterable<readonly [F, F]>,
  run: MergeRun,
  nameOf?: (node: XmlNode) => string | undefined,
): PairedLists {
  const lists = { base: base?.children ?? [], ours: ours.children, theirs: theirs.children };
  const pair = (side: readonly XmlNode[]): NodePairs =>
    pairByFacts(lists.base, side, (node) => run.factsOf<F>(node), match);
  const [oursOf, theirsOf] = [pair(lists.ours), pair(lists.theirs)];
  return { ...lists, oursOf, theirsOf, bothAdded: addedByBoth(lists, oursOf, theirsOf, run, nameOf) };
}

/** What both sides added alike, or under one name: one thing. By the nodes of theirs. */
function addedByBoth(
  { ours, theirs }: ListVersions,
  oursOf: NodePairs,
  theirsOf: NodePairs,
  run: MergeRun,
  nameOf: (node: XmlNode) => string | undefined = () => undefined,
): NodePairs {
  const [ownOnes, otherOnes] = [new Set(oursOf.values()), new Set(theirsOf.values())];
  const left = new Set(ours.filter((node) => !ownOnes.has(node)));
  const pairs = new Map<XmlNode, XmlNode>();
  const pairAll = (keyOf: (node: XmlNode) => string | undefined): void => {
    const waiting = new Map<string, XmlNode[]>();
    for (const own of left) {
      const key = keyOf(own);
      if (key !== undefined && waiting.get(key)?.push(own) === undefined) waiting.set(key, [own]);
    }
    for (const other of theirs) {
      if (otherOnes.has(other) || pairs.has(other)) continue;
      const own = waiting.get(keyOf(other) ?? '')?.shift();
      if (!own) continue;
      pairs.set(other, own);
      left.delete(own);
    }
  };
  if (left.size === 0) return pairs;
  pairAll((node) => String(run.keys.of(node)));
  pairAll((node) => (nameOf(node) ? `${node.name} ${nameOf(node)}` : undefined));
  return pairs;
}

/** The conflict of two orders. */
export function orderConflict(
  what: string,
  place: MergePlace,
  lists: ListVersions,
  wordOf: (node: XmlNode) => string,
): Conflict {
  const words = (nodes: readonly XmlNode[]): string => nodes.slice(0, MAX_WORDS).map(wordOf).join(', ');
  return { ...place, what, base: words(lists.base), ours: words(lists.ours), theirs: words(lists.theirs) };
}

/** Maximum number of names in a conflict of orders. */
const MAX_WORDS = 50;

/** The conflict of a thing that one side removed and the other changed. */
export function removedConflict(
  place: MergePlace,
  what: string,
  { ours, theirs }: { ours?: XmlNode; theirs?: XmlNode },
): Conflict {
  return { ...place, what, base: 'exists', ours: ours ? 'changed' : null, theirs: theirs ? 'changed' : null };
}
