import { leavesOf } from '../records/FilmElement';
import type { FilmKeyframe, FilmTimeline } from '../records/FilmTimeline';
import type { Film } from '../Film';

/** A symbol is shown as one of these; what is neither graphic nor button is a movie clip. */
type Kind = 'graphic' | 'button' | 'movie clip';

/** A timeline, and how it is shown. */
export interface ShownTimeline {
  readonly timeline: FilmTimeline;
  readonly kind: Kind;
}

/**
 * A timeline, and those of all symbols in it, at any depth: each once for each kind that it is shown as. Of buttons the
 * first frame counts.
 */
export function* timelinesWithin(timeline: FilmTimeline, film: Film): Generator<ShownTimeline> {
  const waiting: ShownTimeline[] = [{ timeline, kind: 'movie clip' }];
  const seen = {
    graphic: new Set<FilmTimeline>(),
    button: new Set<FilmTimeline>(),
    'movie clip': new Set<FilmTimeline>(),
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { timeline: inside, kind } = next;
    if (seen[kind].has(inside)) continue;
    seen[kind].add(inside);
    yield next;
    for (const keyframe of inside.layers.flatMap(({ keyframes }) => keyframes)) {
      if (kind === 'button' && keyframe.start > 0) continue;
      for (const placed of placedOn(keyframe, film)) waiting.push(placed);
    }
  }
}

/** The timelines of the instances on a keyframe, those in groups too. */
function placedOn(keyframe: FilmKeyframe, film: Film): Iterable<ShownTimeline> {
  const instances = new Map<string, ShownTimeline>();
  for (const element of keyframe.elements.flatMap(leavesOf)) {
    if (element.kind !== 'symbol') continue;
    const { path, symbolType: kind } = element;
    const timeline = film.symbolOf(element);
    if (timeline) instances.set(`${kind} ${path}`, { timeline, kind });
  }
  return instances.values();
}
