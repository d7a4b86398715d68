import type { Film } from '../../../film/Film';
import { emptyBox, includeTransformed, isEmpty, overlap, unite, type Box } from '../../../geometry/Box';
import { ContentBounds } from '../../../film/bounds/ContentBounds';
import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import type { TrackState } from '../../../film/tracks/Track';

/**
 * The box of all that a timeline shows on any frame, strokes included, in its coordinates: instances count as the boxes
 * of their symbols, masked layers end at the box of their mask. Only frames on which something may have changed are
 * measured.
 */
export function timelineBox(timeline: CompiledTimeline, film: Film): Box {
  const measure = new Measure(ContentBounds.of(film, 'published'));
  const box = emptyBox();
  for (const layer of timeline.layers) if (!layer.isMask) unite(box, measure.layerBox(layer));
  return box;
}

/** Measures placements. What a symbol shows at a frame is measured once. */
class Measure {
  private readonly symbols = new Map<string, Box>();

  constructor(private readonly bounds: ContentBounds) {}

  layerBox(layer: CompiledLayer): Box {
    const { mask } = layer;
    const frames = new Set(changingFrames(layer));
    if (mask) for (const frame of changingFrames(mask)) frames.add(frame);
    const box = emptyBox();
    for (const frame of frames) {
      const shown = this.frameBox(layer, frame);
      unite(box, mask ? this.clipped(shown, this.frameBox(mask, frame)) : shown);
    }
    return box;
  }

  /** A mask without anything on it masks nothing. */
  private clipped(shown: Box, mask: Box): Box {
    return isEmpty(mask) ? shown : overlap(shown, mask);
  }

  private frameBox(layer: CompiledLayer, frame: number): Box {
    const box = emptyBox();
    for (const placement of layer.at(frame)) {
      includeTransformed(box, this.contentBox(placement), placement.matrix);
    }
    return box;
  }

  private contentBox({ element, track }: TrackState): Box {
    if (track.kind !== 'symbol' && track.kind !== 'component') return this.bounds.ofContent(element);
    const { path, symbolType, firstFrame, loop, lastFrame } = element;
    const key = [path, symbolType, firstFrame, loop, lastFrame].join('\n');
    let box = this.symbols.get(key);
    if (!box) this.symbols.set(key, (box = this.bounds.ofContent(element)));
    return box;
  }
}

/** The frames with a keyframe, those of tweens, and those in which graphics run on. */
function changingFrames({ spans }: CompiledLayer): Iterable<number> {
  const frames = new Set<number>();
  for (const { start, duration, tween, placements } of spans) {
    const runs = placements.some(({ element }) => element.isGraphic);
    const count = tween.kind === 'none' && !runs ? 1 : duration;
    for (let frame = start; frame < start + count; frame++) frames.add(frame);
  }
  return frames;
}
