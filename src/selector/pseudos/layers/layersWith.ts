import type { QueryRun } from '../../subjects/QueryRun';

/** The indices of layers that a timeline says something of. */
export type LayersWith = (timeline: Timeline) => number[];

/** Tells whether a layer is among those that its timeline says something of. Each timeline is asked once in a run. */
export function layersWith(ask: LayersWith): (layer: object, run: QueryRun) => boolean {
  const newAnswers = () => [] as (boolean[] | undefined)[];
  return function isAmong(layer, run) {
    const location = run.places().ofLayer(layer);
    if (!location) return false;
    const answers = run.remember(newAnswers);
    let answer = answers[location.timelineNumber];
    if (!answer) {
      answer = [];
      const indices = ask(location.timeline as Timeline);
      for (let i = 0; i < indices.length; i++) answer[indices[i]] = true;
      answers[location.timelineNumber] = answer;
    }
    return answer[location.index] === true;
  };
}
