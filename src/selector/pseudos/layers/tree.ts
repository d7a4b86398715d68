import { parentOf } from '../../../host/layers';
import { layersOf } from '../../../host/walk';
import type { Pseudos } from '../../plan/Pseudo';
import { DistinctList } from '../../subjects/DistinctList';
import type { QueryRun } from '../../subjects/QueryRun';
import type { Subject } from '../../subjects/Subject';

/** The layers of timelines, by the numbers of the timelines. */
function newSiblings(): (Subject[] | undefined)[] {
  return [];
}

/** The layers of the timeline that a layer is on, the top one first. */
export function siblingsOf(layer: Subject, run: QueryRun): Subject[] {
  const location = run.places().ofLayer(layer.object);
  if (!location) return [];
  const cache = run.remember(newSiblings);
  const number = location.timelineNumber;
  return cache[number] || (cache[number] = run.layers.all(layersOf(location.timeline)));
}

/** The folder, mask or guide that a layer belongs to; null at the top. */
export function parentSubject(layer: Subject, run: QueryRun): Subject | null {
  const parent = parentOf(layer.object, (_, member) => layer.read(member));
  return parent && run.layers.of(parent);
}

/** The layers of the timelines of a set whose parent is wanted, and, at any depth, those below. */
function below(set: Subject[], run: QueryRun, isDeep: boolean): Subject[] {
  const wanted = DistinctList.of(set);
  const seen = new DistinctList();
  const related = new DistinctList();
  for (let i = 0; i < set.length; i++) {
    if (seen.has(set[i])) continue;
    const siblings = siblingsOf(set[i], run);
    seen.addAll(siblings);
    // Layers are below what they belong to, so that a parent is always met first.
    for (let at = 0; at < siblings.length; at++) {
      const parent = parentSubject(siblings[at], run);
      if (parent && (wanted.has(parent) || (isDeep && related.has(parent)))) related.add(siblings[at]);
    }
  }
  return related.subjects;
}

/** `:children`: the layers directly in folders, masks and guides. */
function childrenOf(set: Subject[], run: QueryRun): Subject[] {
  return below(set, run, false);
}

/** `:descendants`: the layers in folders, masks and guides at any depth. */
function descendantsOf(set: Subject[], run: QueryRun): Subject[] {
  return below(set, run, true);
}

/** `:parent`: the folders, masks and guides that layers belong to. */
function parentsOf(set: Subject[], run: QueryRun): Subject[] {
  const parents = new DistinctList();
  for (let i = 0; i < set.length; i++) {
    const parent = parentSubject(set[i], run);
    if (parent) parents.add(parent);
  }
  return parents.subjects;
}

/** The source and all other layers of its timelines, in an order that depends on the source alone. */
export function reachableLayers(source: Subject[], run: QueryRun): Subject[] {
  const all = DistinctList.of(source);
  for (let i = 0; i < source.length; i++) all.addAll(siblingsOf(source[i], run));
  return all.subjects;
}

/** The pseudos that lead from layers to those above and below them. */
export const LAYER_TREE: Pseudos = {
  children: { type: 'replace', apply: childrenOf },
  descendants: { type: 'replace', apply: descendantsOf },
  parent: { type: 'replace', apply: parentsOf },
};
