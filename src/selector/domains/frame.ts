import { pathOfLayer } from '../../host/layers';
import type { Domain } from '../plan/Domain';
import type { Fetch } from '../plan/Property';
import { FRAME_PSEUDOS } from '../pseudos';
import type { Run } from '../subjects/Run';
import { hostObjectOf, textOf, type Subject } from '../subjects/Subject';

const layerOf: Fetch = function layerOf(frame, _key, run) {
  const layer = run.layerOf(hostObjectOf(frame));
  return layer && layer.object;
};

/** The keyframes of each layer in a list of their own, in the order of the set. */
function byLayer(frames: Subject[], run: Run): Subject[][] {
  const lists: Subject[][] = [];
  const placeOf: number[] = [];
  const unplaced: Subject[] = [];
  for (let i = 0; i < frames.length; i++) {
    const layer = run.layerOf(frames[i].object);
    if (!layer) unplaced.push(frames[i]);
    else {
      if (placeOf[layer.id] === undefined) placeOf[layer.id] = lists.push([]) - 1;
      lists[placeOf[layer.id]].push(frames[i]);
    }
  }
  if (unplaced.length > 0) lists.push(unplaced);
  return lists;
}

/** Keyframes. */
export const frameDomain: Domain = {
  word: 'frame',
  pseudos: FRAME_PSEUDOS,
  attributes: {},
  members: { layer: layerOf },
  testName(matches, properties) {
    return properties.of('name').test((name) => matches(textOf(name)));
  },
  testItem(property, matches, properties) {
    if (property !== 'name') return () => false;
    const path = properties.derived('path of layer', function pathOf(frame, _key, run) {
      const layer = run.layerOf(hostObjectOf(frame));
      return layer ? layer.remember('path', (subject) => pathOfLayer(subject.object), null) : '';
    });
    return path.test((value) => matches(value as string));
  },
  positionLists: byLayer,
  subjectsOf: (run) => run.frames,
  reachableFrom: (source) => source,
};
