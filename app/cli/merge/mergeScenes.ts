import { TIMELINE } from '../../../document/xfl/schema/timelineSchema';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { Matching } from '../diff/Matching';
import { mergeList } from './mergeList';
import type { MergeRun, Versions } from './MergeRun';
import type { NodeMerge } from './NodeMerge';
import { orderConflict, removedConflict } from './pairLists';
import { putNodes } from './putNodes';

/** Merges the scenes: paired by name, then by content, as `diff` does. */
export function mergeScenes(
  { base, ours, theirs }: Versions<XmlNode>,
  nodes: NodeMerge,
  run: MergeRun,
): void {
  const olds = base?.children ?? [];
  const nameOf = (scene: XmlNode): string => TIMELINE.name.read(scene);
  const pair = (side: readonly XmlNode[]): ReadonlyMap<XmlNode, XmlNode> => {
    const matching = new Matching(olds, side).byKey(nameOf).byKey((scene) => {
      const layers = scene.child('layers');
      return layers && String(run.keys.of(layers));
    });
    if (matching.removed.length === 1 && matching.added.length === 1) matching.byKey(() => 'the only one');
    return matching.pairs;
  };
  const [oursOf, theirsOf] = [pair(ours.children), pair(theirs.children)];
  const placeOf = (scene: XmlNode): { place: { item: string }; path: [] } => ({
    place: { item: nameOf(scene) },
    path: [],
  });
  const lists = { base: olds, ours: ours.children, theirs: theirs.children };
  const merged = mergeList(
    {
      ...lists,
      oursOf,
      theirsOf,
      bothAdded: addedByBoth(lists, oursOf, theirsOf, nameOf),
      mergePair: (versions) => mergeScene(versions),
      isChanged: (before, side) => !run.keys.areEqual(before, side),
      describeRemoved: (pair) => removedConflict({ item: nameOf(pair.base) }, 'scene', pair),
      orderConflict: () => orderConflict('order of scenes', {}, lists, nameOf),
    },
    run,
  );
  run.note(() => putNodes(ours, merged.nodes));

  function mergeScene(versions: Versions<XmlNode>): XmlNode {
    if (versions.base || run.keys.areEqual(versions.ours, versions.theirs))
      return nodes.merge(versions, placeOf(versions.base ?? versions.ours));
    const answer = run.decisions.ask({
      ...placeOf(versions.ours).place,
      what: 'scene',
      base: null,
      ours: 'added',
      theirs: 'added',
    });
    return answer === 'theirs' ? versions.theirs.clone() : versions.ours;
  }
}

/** Scenes that both sides added under one name, by the nodes of theirs. */
function addedByBoth(
  { ours, theirs }: { ours: readonly XmlNode[]; theirs: readonly XmlNode[] },
  oursOf: ReadonlyMap<XmlNode, XmlNode>,
  theirsOf: ReadonlyMap<XmlNode, XmlNode>,
  nameOf: (scene: XmlNode) => string,
): Map<XmlNode, XmlNode> {
  const [own, other] = [new Set(oursOf.values()), new Set(theirsOf.values())];
  const added = new Map(ours.flatMap((node) => (own.has(node) ? [] : [[nameOf(node), node] as const])));
  return new Map(
    theirs.flatMap((node) => {
      const partner = other.has(node) ? undefined : added.get(nameOf(node));
      return partner ? [[node, partner] as const] : [];
    }),
  );
}
