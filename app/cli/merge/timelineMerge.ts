import type { MergeRun } from './MergeRun';
import { mergeElements } from './mergeElements';
import { mergeLayers } from './mergeLayers';
import { mergeKeyframes } from './mergeKeyframes';
import { NodeMerge, type MergeChildren } from './NodeMerge';

/**
 * Merges nodes with the lists that are on timelines: layers, keyframes and elements, paired as `diff` pairs them.
 *
 * @param mergeScenes - merges the list of scenes
 * @param skipped - lists that something else merges
 */
export function timelineMerge(
  run: MergeRun,
  mergeScenes: MergeChildren,
  skipped: ReadonlySet<string>,
): NodeMerge {
  const nodes: NodeMerge = new NodeMerge(
    run,
    new Map<string, MergeChildren>([
      ['timelines', mergeScenes],
      ['layers', (versions, part) => mergeLayers(versions, part.place, nodes, run)],
      ['frames', (versions, part) => mergeKeyframes(versions, part, nodes, run)],
      ['elements', (versions, part) => mergeElements(versions, part.place, nodes, run)],
      ['members', (versions, part) => mergeElements(versions, part.place, nodes, run)],
    ]),
    skipped,
  );
  return nodes;
}
