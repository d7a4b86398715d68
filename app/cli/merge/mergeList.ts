import type { XmlNode } from '../../../document/xml/XmlNode';
import { Matching } from '../diff/Matching';
import { textOfNode } from '../facts/flatten';
import type { Conflict } from './Conflict';
import type { MergeRun } from './MergeRun';
import type { Versions } from './Versions';
import type { PairedLists, RemovedVersions } from './pairLists';
import type { NodePairs } from './pairNodes';

/** How to merge a list that is paired. */
export interface ListMerge extends PairedLists {
  /** Merges a thing that both have, and returns its node: that of ours, or a new one. */
  mergePair(versions: Versions<XmlNode>): XmlNode;
  /** True for a thing whose content differs from the base. */
  isChanged(base: XmlNode, side: XmlNode): boolean;
  /** The conflict of a thing that one side removed and the other changed. */
  describeRemoved(versions: RemovedVersions): Conflict;
  /** The conflict of things that both sides moved; undefined where the order means nothing. */
  orderConflict?: () => Conflict;
}

/** The nodes of a merged list; `of` gives the one for a node of any version. */
export interface MergedList {
  nodes: XmlNode[];
  of: ReadonlyMap<XmlNode, XmlNode>;
}

/**
 * Merges a list: things are paired, not lines. What one side added is in the result after the thing that it followed;
 * at the same place both are, in an order that does not depend on the side.
 */
export function mergeList(list: ListMerge, run: MergeRun): MergedList {
  const of = new Map<XmlNode, XmlNode>();
  mergeKept(list, run, of);
  const added = mergeAdded(list, of);
  const ordered = movedNodes(list, run, of);
  return { nodes: withAdded(ordered, added, list, of), of };
}

/** What the base has: merged, or removed. */
function mergeKept(list: ListMerge, run: MergeRun, of: Map<XmlNode, XmlNode>): void {
  for (const base of list.base) {
    const ours = list.oursOf.get(base);
    const theirs = list.theirsOf.get(base);
    let result: XmlNode | undefined;
    if (ours && theirs) result = list.mergePair({ base, ours, theirs });
    else if (ours ?? theirs) result = keptOf(list, run, { base, ours, theirs });
    if (!result) continue;
    for (const node of [base, ours, theirs]) if (node) of.set(node, result);
  }
}

/** A thing that one side removed: it stays if the other changed it and the answer is to keep it. */
function keptOf(list: ListMerge, run: MergeRun, versions: RemovedVersions): XmlNode | undefined {
  const { base, ours, theirs } = versions;
  const side = ours ?? theirs;
  if (!side || !list.isChanged(base, side)) return undefined;
  const answer = run.decisions.ask(list.describeRemoved(versions));
  if (ours) return answer === 'theirs' ? undefined : ours;
  return answer === 'theirs' ? side.clone() : undefined;
}

/** What only theirs has, in its order, and what both added. */
function mergeAdded(list: ListMerge, of: Map<XmlNode, XmlNode>): Set<XmlNode> {
  const inBase = new Set(list.theirsOf.values());
  const added = new Set<XmlNode>();
  for (const theirs of list.theirs) {
    if (inBase.has(theirs)) continue;
    const ours = list.bothAdded.get(theirs);
    const result = ours ? list.mergePair({ base: undefined, ours, theirs }) : theirs.clone();
    of.set(theirs, result);
    if (ours) of.set(ours, result);
    else added.add(theirs);
  }
  for (const ours of list.ours) {
    if (!of.has(ours) && !isPaired(list, ours)) of.set(ours, ours);
  }
  return added;
}

const pairedSides = new WeakMap<NodePairs, Set<XmlNode>>();

function isPaired({ oursOf }: ListMerge, ours: XmlNode): boolean {
  let paired = pairedSides.get(oursOf);
  if (!paired) pairedSides.set(oursOf, (paired = new Set(oursOf.values())));
  return paired.has(ours);
}

/** What ours has, in the order in which the two sides put it. */
function movedNodes(list: ListMerge, run: MergeRun, of: ReadonlyMap<XmlNode, XmlNode>): XmlNode[] {
  const moved = movesOfTheirs(list, run);
  const movedResults = new Set([...moved].map((node) => of.get(node)));
  const nodes = list.ours.flatMap((node) => of.get(node) ?? []).filter((node) => !movedResults.has(node));
  if (moved.size === 0) return nodes;
  const staying = new Set(nodes);
  const following = followers(list.theirs, of, (node, theirs) =>
    moved.has(theirs) ? 'follows' : staying.has(node) ? 'stays' : 'elsewhere',
  );
  return [undefined, ...nodes].flatMap((node) => [...(node ? [node] : []), ...(following.get(node) ?? [])]);
}

/**
 * The nodes that follow another one in theirs, by the node that they follow; undefined before the first.
 *
 * @param roleOf - what a node of the result is here: one that stays where it is, one that follows, or neither
 */
function followers(
  theirs: readonly XmlNode[],
  of: ReadonlyMap<XmlNode, XmlNode>,
  roleOf: (node: XmlNode, theirs: XmlNode) => 'stays' | 'follows' | 'elsewhere',
): Map<XmlNode | undefined, XmlNode[]> {
  const following = new Map<XmlNode | undefined, XmlNode[]>();
  let group: XmlNode[] = [];
  following.set(undefined, group);
  for (const source of theirs) {
    const node = of.get(source);
    const role = node && roleOf(node, source);
    if (role === 'stays') following.set(node, (group = []));
    else if (node && role === 'follows') group.push(node);
  }
  return following;
}

/** The nodes of theirs that moved, as far as the result follows. */
function movesOfTheirs(list: ListMerge, run: MergeRun): Set<XmlNode> {
  const { base, oursOf, theirsOf } = list;
  const common = base.filter((node) => oursOf.has(node) && theirsOf.has(node));
  const theirs = reordered(common, list.theirs, theirsOf);
  if (theirs.size === 0) return new Set();
  const all = new Set([...theirs].map((node) => theirsOf.get(node) as XmlNode));
  const ours = reordered(common, list.ours, oursOf);
  if (ours.size === 0 || !list.orderConflict) return all;
  if (isSameOrder(common, list)) return new Set();
  if (![...theirs].some((node) => ours.has(node))) return all;
  if (run.decisions.ask(list.orderConflict()) === 'theirs') return all;
  return new Set([...theirs].flatMap((node) => (ours.has(node) ? [] : (theirsOf.get(node) as XmlNode))));
}

/** The nodes of the base that a side moved. */
function reordered(common: readonly XmlNode[], side: readonly XmlNode[], pairs: NodePairs): Set<XmlNode> {
  const partners = new Map(common.map((node) => [pairs.get(node) as XmlNode, node]));
  const order = side.flatMap((node) => partners.get(node) ?? []);
  const places = new Map(common.map((node, index) => [node, String(index)]));
  return new Matching(common, order).byKey((node) => places.get(node)).reordered();
}

function isSameOrder(common: readonly XmlNode[], { ours, theirs, oursOf, theirsOf }: ListMerge): boolean {
  const order = (side: readonly XmlNode[], pairs: NodePairs): XmlNode[] => {
    const places = new Map(side.map((node, index) => [node, index]));
    const at = (node: XmlNode): number => places.get(pairs.get(node) as XmlNode) ?? 0;
    return [...common].sort((one, other) => at(one) - at(other));
  };
  const orderOfTheirs = order(theirs, theirsOf);
  return order(ours, oursOf).every((node, index) => node === orderOfTheirs[index]);
}

/** The list with what theirs added, and what comes back, each after the node that it follows in theirs. */
function withAdded(
  kept: readonly XmlNode[],
  added: ReadonlySet<XmlNode>,
  list: ListMerge,
  of: ReadonlyMap<XmlNode, XmlNode>,
): XmlNode[] {
  const present = new Set(kept);
  const following = followers(list.theirs, of, (node, theirs) =>
    present.has(node) && !added.has(theirs) ? 'stays' : 'follows',
  );
  const oursAdded = new Set(list.ours.filter((node) => !isPaired(list, node)));
  const isOfOurs = (node: XmlNode | undefined): boolean =>
    node !== undefined && oursAdded.has(node) && !following.get(node)?.length;
  const nodes: XmlNode[][] = [];
  for (let index = -1; index < kept.length;) {
    const current = index < 0 ? undefined : kept[index];
    if (current) nodes.push([current]);
    index++;
    const theirs = following.get(current) ?? [];
    if (theirs.length === 0) continue;
    let end = index;
    while (isOfOurs(kept[end])) end++;
    const ours = kept.slice(index, end);
    nodes.push(...(isFirst(ours[0], theirs[0]) ? [ours, theirs] : [theirs, ours]));
    index = end;
  }
  return nodes.flat();
}

/** True if the first of two things that were added at the same place comes first; false if one is missing. */
function isFirst(one: XmlNode | undefined, other: XmlNode | undefined): boolean {
  return one !== undefined && other !== undefined && textOfNode(one) <= textOfNode(other);
}
