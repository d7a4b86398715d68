import { LAYER } from '../../../document/xfl/schema/timelineSchema';
import { parentOf } from '../../../document/xfl/shownFrame';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { matchLayers } from '../diff/matchLayers';
import type { LayerFacts } from '../facts/Facts';
import type { MergePlace } from './Conflict';
import { mergeList, type MergedList } from './mergeList';
import type { MergeRun } from './MergeRun';
import { ofEach, type Side, type Versions } from './Versions';
import type { NodeMerge } from './NodeMerge';
import { orderConflict, pairLists, removedConflict, type PairedLists } from './pairLists';
import { putNodes } from './putNodes';

/** The parent of each layer in the result, as a node of any version; undefined at the top. */
type MergedParents = Map<XmlNode, XmlNode | undefined>;

/** Merges the layers of a timeline, and the folders, masks and guides that they belong to. */
export function mergeLayers(
  versions: Versions<XmlNode>,
  place: MergePlace,
  nodes: NodeMerge,
  run: MergeRun,
): void {
  const match = (olds: LayerFacts[], news: LayerFacts[]): Iterable<readonly [LayerFacts, LayerFacts]> =>
    matchLayers(olds, news).pairs;
  const lists = pairLists(versions, match, run);
  const nameOf = (layer: XmlNode): string => LAYER.name.read(layer);
  const placeOf = (layer: XmlNode): MergePlace => ({ ...place, layer: nameOf(layer) });
  const parents = mergeParents(lists, placeOf, run);
  const merged = mergeList(
    {
      ...lists,
      mergePair: (pair) => nodes.merge(pair, { place: placeOf(pair.base ?? pair.ours), path: [] }),
      isChanged: (before, side) => !run.keys.areEqual(before, side),
      describeRemoved: (pair) => removedConflict(placeOf(pair.base), 'layer', pair),
      orderConflict: () => orderConflict('order of layers', place, lists, nameOf),
    },
    run,
  );
  run.note(() => {
    putNodes(versions.ours, merged.nodes);
    writeParents(merged, parents);
  });
}

function mergeParents(
  { base, ours, theirs, oursOf, theirsOf }: PairedLists,
  placeOf: (layer: XmlNode) => MergePlace,
  run: MergeRun,
): MergedParents {
  const parents: MergedParents = new Map();
  for (const side of [theirs, ours]) for (const layer of side) parents.set(layer, parentOf(layer));
  const inBase = new Map([...oursOf, ...theirsOf].map(([before, after]) => [after, before]));
  const asInBase = (layer: XmlNode | undefined): XmlNode | undefined => layer && (inBase.get(layer) ?? layer);
  for (const before of base) {
    const [inOurs, inTheirs] = [oursOf.get(before), theirsOf.get(before)];
    if (!inOurs || !inTheirs) continue;
    const versions = { base: parentOf(before), ours: parents.get(inOurs), theirs: parents.get(inTheirs) };
    const same = ofEach(versions, asInBase);
    if (same.theirs === same.base || same.theirs === same.ours) continue;
    const isTheirs = same.ours === same.base || isTheirsChosen(placeOf(before), versions, run);
    if (isTheirs) parents.set(inOurs, versions.theirs);
  }
  return parents;
}

function isTheirsChosen(
  place: MergePlace,
  parents: Readonly<Record<Side, XmlNode | undefined>>,
  run: MergeRun,
): boolean {
  const names = ofEach(parents, (layer) => (layer ? LAYER.name.read(layer) : null));
  return run.decisions.ask({ ...place, what: 'parent layer', ...names }) === 'theirs';
}

/** Writes the indices of parents in a merged list. A layer whose parent is gone is at the top. */
function writeParents({ nodes, of }: MergedList, parents: MergedParents): void {
  const counted = nodes.filter((layer) => LAYER.layerType.read(layer) !== 'camera');
  const places = new Map(counted.map((layer, index) => [layer, index]));
  // What ours has comes last, and counts.
  for (const [layer, parent] of parents) {
    const result = of.get(layer);
    const ownIndex = result && places.get(result);
    if (!result || ownIndex === undefined) continue;
    const index = parent && places.get(of.get(parent) ?? parent);
    LAYER.parentLayerIndex.write(result, index === undefined || index >= ownIndex ? -1 : index);
  }
}
