import { isEmpty, type Box } from '../../geometry/Box';
import { checkNumber } from '../../realm/checkValue';
import { ContentBounds } from '../elements/content/ContentBounds';
import { roundBox } from '../xfl/roundBox';
import type { TimelineCore } from './TimelineCore';

/**
 * `timeline.getBounds`: the box of everything on the stage at a frame, the first being 1; 0 where there is nothing, as
 * the example of Adobe's reference tests for. It measures what is published, as exporters do: strokes count, guide
 * layers do not.
 */
export function boundsOf(timeline: TimelineCore, frame: unknown, includeHidden: boolean): Box | 0 {
  const number = Math.trunc(checkNumber('getBounds: frame', frame ?? 1, 1));
  const box = ContentBounds.of(timeline.document, 'published').ofFrame(
    timeline.node,
    number - 1,
    includeHidden,
  );
  return isEmpty(box) ? 0 : roundBox(box);
}
