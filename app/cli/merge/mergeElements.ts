import { ELEMENT } from '../../../document/xfl/schema/elementSchema';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { nameOf } from '../diff/diffElements';
import { matchElements } from '../diff/matchElements';
import type { ElementFacts } from '../facts/Facts';
import type { MergePlace } from './Conflict';
import { described } from './described';
import { mergeList } from './mergeList';
import type { MergeRun } from './MergeRun';
import type { Versions } from './Versions';
import type { NodeMerge } from './NodeMerge';
import { orderConflict, pairLists } from './pairLists';
import { putNodes } from './putNodes';

/** Merges the elements of a keyframe, or of a group. */
export function mergeElements(
  versions: Versions<XmlNode>,
  place: MergePlace,
  nodes: NodeMerge,
  run: MergeRun,
): void {
  const match = (
    olds: ElementFacts[],
    news: ElementFacts[],
  ): Iterable<readonly [ElementFacts, ElementFacts]> => matchElements(olds, news).pairs;
  const lists = pairLists(versions, match, run, (node) => ELEMENT.name.read(node));
  const wordOf = (node: XmlNode): string => {
    const facts = run.factsOf<ElementFacts>(node);
    return facts ? nameOf(facts) : node.name;
  };
  const placeOf = (node: XmlNode): MergePlace => ({ ...place, element: wordOf(node) });
  const merged = mergeList(
    {
      ...lists,
      mergePair: (pair) => nodes.merge(pair, { place: placeOf(pair.base ?? pair.ours), path: [] }),
      isChanged: (before, side) => !run.keys.areEqual(before, side),
      describeRemoved: (pair) => ({ ...placeOf(pair.base), what: 'element', ...described(pair) }),
      orderConflict: () => orderConflict('order of elements', place, lists, wordOf),
    },
    run,
  );
  run.note(() => putNodes(versions.ours, merged.nodes));
}
