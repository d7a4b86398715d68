import { IdentityMap } from '../../../host/IdentityMap';
import type { QueryRun } from '../../subjects/QueryRun';

/** The indices of layers that a timeline says something of. */
export type LayersWith = (timeline: Timeline) => number[];

/** Tells whether a layer is among those that its timeline says something of. Each timeline is asked once in a run. */
export function layersWith(ask: LayersWith): (layer: object, run: QueryRun) => boolean {
  const newAnswers = () => new IdentityMap<boolean[]>();
  return function isAmong(layer, run) {
    const place = run.places().ofLayer(layer);
    if (!place) return false;
    const answers = run.remember(newAnswers);
    let answer = answers.get(place.timeline);
    if (!answer) {
      answer = [];
      const indices = ask(place.timeline as Timeline);
      for (let i = 0; i < indices.length; i++) answer[indices[i]] = true;
      answers.set(place.timeline, answer);
    }
    return answer[place.index] === true;
  };
}
