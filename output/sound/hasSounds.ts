import type { Film } from '../../film/Film';
import { notedKeyframes, soundCuesOf } from '../../film/playing/soundCues';
import { timelinesWithin } from '../../film/playing/timelinesWithin';
import type { ExportSubject } from '../pictures/ExportSubject';

/** True if a timeline, or a movie clip somewhere in it, has a sound on a keyframe. Graphics and buttons have none. */
export function hasSounds(timeline: NonNullable<ExportSubject['timeline']>, film: Film): boolean {
  for (const { timeline: inside, kind } of timelinesWithin(timeline, film))
    if (kind === 'movie clip' && soundCuesOf(notedKeyframes(inside, film)).length > 0) return true;
  return false;
}
