import { emptyBox, include, isEmpty, unite, type Box } from '../../geometry/Box';
import type { FilmTimeline } from '../records/FilmTimeline';
import type { Film } from '../Film';
import { ContentBounds } from './ContentBounds';

/**
 * The box of a symbol over all frames of its timeline, as Animate publishes it for HTML5 canvas (`nominalBounds`). A frame
 * that shows nothing counts as the point (0, 0). Releases up to 16 published the box of the first frame only.
 */
export function nominalBounds(film: Film, timeline: FilmTimeline): Box {
  const box = emptyBox();
  const bounds = ContentBounds.of(film, 'published');
  let isBlank = false;
  for (let frame = 0; frame < timeline.frameCount; frame++) {
    const shown = bounds.ofFrame(timeline.node, frame, { hidden: true });
    if (isEmpty(shown)) isBlank = true;
    else unite(box, shown);
  }
  if (isBlank && !isEmpty(box)) include(box, 0, 0);
  return box;
}
