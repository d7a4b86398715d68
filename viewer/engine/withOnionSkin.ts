import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { wrapRuns, type PaintRun } from '../../output/svg/blend/paintRuns';
import { group } from '../../output/svg/svg';

/** Maximum number of frames before, and of those after, that are seen through. */
const MAX_ONION = 12;

/** Opacity of the nearest frame; each one farther away is fainter. */
const NEAREST = 0.35;

/** A frame over those before and after it, the nearest ones on top. */
export function withOnionSkin(
  { frameCount }: FilmTimeline,
  { frame, before = 0, after = 0 }: { frame: number; before?: number; after?: number },
  draw: (frame: number) => PaintRun[],
): PaintRun[] {
  const ghosts: PaintRun[] = [];
  for (let far = Math.min(Math.max(before, after), MAX_ONION); far > 0; far--) {
    const opacity = Math.round((NEAREST / (1 + (far - 1) * 0.6)) * 100) / 100;
    const pale = (markup: string): string => group({ opacity }, markup);
    if (far <= before && frame - far >= 0) ghosts.push(...wrapRuns(draw(frame - far), pale));
    if (far <= after && frame + far < frameCount) ghosts.push(...wrapRuns(draw(frame + far), pale));
  }
  return [...ghosts, ...draw(frame)];
}
