import type { Film } from '../../film/Film';
import { type DrawRuns, FrameSeries } from '../../output/svg/FrameSeries';
import type { View } from '../protocol';

/** Frames that a browser shows in turn. @param background - `#RRGGBB`; undefined leaves the ground transparent */
export function browserSeries(film: Film, view: View, draw: DrawRuns, background?: string): FrameSeries {
  return new FrameSeries(film, view, draw, background, true);
}
