import { TIMELINE } from '../../../document/xfl/schema/timelineSchema';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { matchScenes } from '../diff/matchScenes';
import type { TimelineFacts } from '../facts/Facts';
import { mergeList } from './mergeList';
import type { MergeRun } from './MergeRun';
import type { Versions } from './Versions';
import type { NodeMerge } from './NodeMerge';
import { orderConflict, pairLists, removedConflict } from './pairLists';
import { putNodes } from './putNodes';

/** Merges the scenes of a document. */
export function mergeScenes(versions: Versions<XmlNode>, nodes: NodeMerge, run: MergeRun): void {
  const match = (
    olds: TimelineFacts[],
    news: TimelineFacts[],
  ): Iterable<readonly [TimelineFacts, TimelineFacts]> => matchScenes(olds, news).pairs;
  const lists = pairLists(versions, match, run, nameOf);
  const merged = mergeList(
    {
      ...lists,
      mergePair: (pair) => mergeScene(pair, nodes, run),
      isChanged: (before, side) => !run.keys.areEqual(before, side),
      describeRemoved: (pair) => removedConflict({ item: nameOf(pair.base) }, 'scene', pair),
      orderConflict: () => orderConflict('order of scenes', {}, lists, nameOf),
    },
    run,
  );
  run.note(() => putNodes(versions.ours, merged.nodes));
}

function nameOf(scene: XmlNode): string {
  return TIMELINE.name.read(scene);
}

/** Of two scenes that both sides added under one name only one can stay. */
function mergeScene(versions: Versions<XmlNode>, nodes: NodeMerge, run: MergeRun): XmlNode {
  const { base, ours, theirs } = versions;
  const item = nameOf(base ?? ours);
  if (base || run.keys.areEqual(ours, theirs)) return nodes.merge(versions, { place: { item }, path: [] });
  const conflict = { item, what: 'scene', base: null, ours: 'added', theirs: 'added' };
  return run.decisions.ask(conflict) === 'theirs' ? theirs.clone() : ours;
}
