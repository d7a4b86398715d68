import { isEmpty, type Box } from '../../../geometry/Box';
import { checkNumber } from '../../../document/checks/checkValue';
import { ContentBounds } from '../../../film/bounds/ContentBounds';
import { roundBox } from '../../../document/xfl/roundBox';
import type { TimelineCore } from './TimelineCore';

/**
 * `timeline.getBounds`: the box of everything on the stage at a frame, the first being 1; 0 where there is nothing, as
 * the example of Adobe's reference tests for. Strokes count; inside symbols guide layers do not, as in what is published,
 * but those of the timeline itself do (notes on Animate 2022).
 */
export function boundsOf(timeline: TimelineCore, frame: unknown, includeHidden: boolean): Box | 0 {
  const index = Math.trunc(checkNumber('getBounds: frame', frame ?? 1, 1)) - 1;
  const bounds = ContentBounds.of(timeline.document, 'published');
  const box = bounds.ofFrame(timeline.node, index, { hidden: includeHidden, guides: true });
  return isEmpty(box) ? 0 : roundBox(box);
}
