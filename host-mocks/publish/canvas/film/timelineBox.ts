import { emptyBox, unite, type Box } from '../../../geometry/Box';
import type { DocumentCore } from '../../../model/document/DocumentCore';
import { ContentBounds } from '../../../model/elements/content/ContentBounds';
import type { CompiledTimeline } from '../../timeline/CompiledTimeline';

/**
 * The box of all that a timeline shows on any frame, strokes included, in its coordinates. Only frames on which something
 * may have changed are measured.
 */
export function timelineBox(timeline: CompiledTimeline, document: DocumentCore): Box {
  const box = emptyBox();
  const bounds = ContentBounds.of(document, 'published');
  const own = { hidden: document.publishing.includesHiddenLayers };
  for (const frame of changingFrames(timeline)) unite(box, bounds.ofFrame(timeline.node, frame, own));
  return box;
}

/** The frames with a keyframe, those of tweens, and those in which graphics run on. */
function changingFrames(timeline: CompiledTimeline): Iterable<number> {
  const frames = new Set<number>();
  for (const layer of timeline.layers) {
    for (const { start, duration, tween, placements } of layer.spans) {
      const runs = placements.some(({ node }) => node.attr('symbolType') === 'graphic');
      const count = tween.kind === 'none' && !runs ? 1 : duration;
      for (let frame = start; frame < start + count; frame++) frames.add(frame);
    }
  }
  return frames;
}
