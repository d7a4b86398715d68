import type { QueryRun } from '../../subjects/QueryRun';

/** The indices of layers that a timeline says something of. */
export type LayersWith = (timeline: Timeline) => number[];

/** Tells whether a layer is among those that its timeline says something of. Each timeline is asked once in a run. */
export function layersWith(ask: LayersWith): (layer: object, run: QueryRun) => boolean {
  const newAnswers = () => [] as (boolean[] | undefined)[];
  return function isAmong(layer, run) {
    const place = run.places().ofLayer(layer);
    if (!place) return false;
    const answers = run.remember(newAnswers);
    let answer = answers[place.timelineNumber];
    if (!answer) {
      answer = [];
      const indices = ask(place.timeline as Timeline);
      for (let i = 0; i < indices.length; i++) answer[indices[i]] = true;
      answers[place.timelineNumber] = answer;
    }
    return answer[place.index] === true;
  };
}
