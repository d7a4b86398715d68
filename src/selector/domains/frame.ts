import { LABEL_MEMBER } from '../../host/itemWords';
import { pathOfLayer } from '../../host/layers';
import { read } from '../../host/read';
import { NOTHING } from '../plan/combineTests';
import type { Domain } from '../plan/Domain';
import type { Fetch } from '../plan/Property';
import { FRAME_PSEUDOS } from '../pseudos';
import type { QueryRun } from '../subjects/QueryRun';
import { hostObjectOf, type Subject } from '../subjects/Subject';

function layerOfFrame(frame: object, _key: string, run: QueryRun): object | null {
  const layer = run.layerOf(hostObjectOf(frame));
  return layer && layer.object;
}

const timelineOf: Fetch = (frame, key, run) => run.timelineOf(layerOfFrame(frame, key, run));

const labelOf: Fetch = (frame) => read(hostObjectOf(frame), LABEL_MEMBER);

/** The keyframes of each layer in a list of their own, in the order of the set. */
function byLayer(frames: Subject[], run: QueryRun): Subject[][] {
  const unplaced: Subject[] = [];
  const lists = [unplaced];
  const placeOf: number[] = [];
  for (let i = 0; i < frames.length; i++) {
    const layer = run.layerOf(frames[i].object);
    if (!layer) unplaced.push(frames[i]);
    else {
      if (placeOf[layer.id] === undefined) placeOf[layer.id] = lists.push([]) - 1;
      lists[placeOf[layer.id]].push(frames[i]);
    }
  }
  return lists;
}

function pathOfSubject(layer: Subject): string {
  return pathOfLayer(layer.object);
}

/** Keyframes. */
export const frameDomain: Domain = {
  word: 'frame',
  pseudos: FRAME_PSEUDOS,
  attributes: {},
  members: { layer: layerOfFrame, timeline: timelineOf, label: labelOf },
  testName(matches, properties) {
    return properties.of('name').text(matches, matches(''));
  },
  testItem(property, matches) {
    if (property !== 'name') return NOTHING;
    return function matchesLayer(frame, run) {
      const layer = run.layerOf(hostObjectOf(frame));
      return layer !== null && matches(layer.remember(pathOfLayer, pathOfSubject, null));
    };
  },
  positionLists: byLayer,
  subjectsOf: (run) => run.frames,
  reachableFrom: (source) => source,
};
