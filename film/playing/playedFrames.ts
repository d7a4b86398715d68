import { LimitError } from '../../geometry/claims';
import type { Film } from '../Film';
import type { FilmTimeline } from '../records/FilmTimeline';
import { ClipFrames } from './ClipFrames';
import { filmLength } from './filmLength';
import { FilmPlayer } from './FilmPlayer';
import { timelinesWithin } from './timelinesWithin';

/**
 * The frame of its timeline that each frame of a film shows. A film with more clips than players take at once is as long
 * as the longest of them plays by itself.
 *
 * @param path - words for what is played
 */
export function playedFrames(timeline: FilmTimeline, film: Film, path: string): number[] {
  return new ClipFrames(film).first(timeline, lengthOf(timeline, film, path));
}

function lengthOf(timeline: FilmTimeline, film: Film, path: string): number {
  try {
    return filmLength(new FilmPlayer(timeline, film), path);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    let longest = 1;
    for (const { timeline: inside, kind } of timelinesWithin(timeline, film))
      if (kind === 'movie clip')
        longest = Math.max(longest, filmLength(new FilmPlayer(inside, film, { isAlone: true }), path));
    return longest;
  }
}
