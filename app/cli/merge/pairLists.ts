import type { XmlNode } from '../../../document/xml/XmlNode';
import { groupBy } from '../diff/groupBy';
import type { Conflict, MergePlace } from './Conflict';
import type { MergeFacts, MergeRun } from './MergeRun';
import type { Side, Versions } from './Versions';
import { pairByFacts, type NodePairs } from './pairNodes';

/** The children of three nodes. */
type ListVersions = Readonly<Record<Side, readonly XmlNode[]>>;

/** Three lists, and which of their nodes are the same thing. */
export interface PairedLists extends ListVersions {
  /** By the node in the base. */
  readonly oursOf: NodePairs;
  readonly theirsOf: NodePairs;
  /** What both sides added: nodes of ours by those of theirs. */
  readonly bothAdded: NodePairs;
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

/** Pairs what both sides added alike, or under one name: nodes of ours by those of theirs. */
function addedByBoth(
  { ours, theirs }: ListVersions,
  oursOf: NodePairs,
  theirsOf: NodePairs,
  run: MergeRun,
  nameOf: (node: XmlNode) => string | undefined = () => undefined,
): NodePairs {
  const [oursInBase, theirsInBase] = [new Set(oursOf.values()), new Set(theirsOf.values())];
  const rest = new Set(ours.filter((node) => !oursInBase.has(node)));
  const pairs = new Map<XmlNode, XmlNode>();
  const pairAll = (keyOf: (node: XmlNode) => string | undefined): void => {
    const waiting = groupBy(rest, keyOf);
    for (const node of theirs) {
      if (theirsInBase.has(node) || pairs.has(node)) continue;
      const partner = waiting.get(keyOf(node) ?? '')?.shift();
      if (!partner) continue;
      pairs.set(node, partner);
      rest.delete(partner);
    }
  };
  if (rest.size === 0) return pairs;
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

/** A thing that one side removed. */
export interface RemovedVersions {
  base: XmlNode;
  ours?: XmlNode;
  theirs?: XmlNode;
}

/** The conflict of a thing that one side removed and the other changed. @param word - what the other did */
export function removedConflict(
  place: MergePlace,
  what: string,
  { ours, theirs }: RemovedVersions,
  word = 'changed',
): Conflict {
  return { ...place, what, base: 'exists', ours: ours ? word : null, theirs: theirs ? word : null };
}
