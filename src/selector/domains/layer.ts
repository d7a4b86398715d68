import { pathOfLayer } from '../../host/layers';
import { NOTHING } from '../plan/combineTests';
import type { Domain } from '../plan/Domain';
import type { Fetch } from '../plan/Property';
import { LAYER_PSEUDOS } from '../pseudos';
import { reachableLayers } from '../pseudos/layers/tree';
import { hostObjectOf } from '../subjects/Subject';

const timelineOf: Fetch = (layer, _key, run) => run.timelineOf(hostObjectOf(layer));

/** Layers of timelines. */
export const layerDomain: Domain = {
  word: 'layer',
  pseudos: LAYER_PSEUDOS,
  attributes: {},
  members: { timeline: timelineOf },
  testName(matches, properties) {
    return properties.of('name').text(matches, matches(''));
  },
  testItem(property, matches, properties) {
    if (property !== 'name') return NOTHING;
    const path = properties.derived(pathOfLayer, (layer) => pathOfLayer(hostObjectOf(layer)));
    return path.test((value) => matches(value as string));
  },
  positionLists: null,
  subjectsOf: (run) => run.layers,
  reachableFrom: reachableLayers,
};
