import { DistinctList } from '../../subjects/DistinctList';
import { keyframesOfLayer } from '../../subjects/contentsOfSubjects';
import type { QueryRun } from '../../subjects/QueryRun';
import type { Subject } from '../../subjects/Subject';
import { hasElements } from '../timeline';
import { parentSubject, siblingsOf } from './tree';

/** Layers that were looked at, and those of them that have elements below. */
interface Known {
  seen: DistinctList;
  filled: DistinctList;
}

function newKnown(): Known {
  return { seen: new DistinctList(), filled: new DistinctList() };
}

/** Notes everything that is above a layer with elements, up to what is noted already. */
function noteTimeline(layers: Subject[], { seen, filled }: Known, run: QueryRun): void {
  seen.addAll(layers);
  for (let i = 0; i < layers.length; i++) {
    const parent = parentSubject(layers[i], run);
    if (!parent || filled.has(parent) || !hasElements(keyframesOfLayer(layers[i], run))) continue;
    for (let at: Subject | null = parent; at && !filled.has(at); at = parentSubject(at, run)) filled.add(at);
  }
}

/** Tells whether a layer below this one, at any depth, has elements. Each timeline is looked through once in a run. */
export function holdsElements(layer: Subject, run: QueryRun): boolean {
  const answers = run.remember(newKnown);
  if (!answers.seen.has(layer)) noteTimeline(siblingsOf(layer, run), answers, run);
  return answers.filled.has(layer);
}
