import { openOnlyTimeline } from '../stage/openOnlyTimeline';
import { spansByTimeline, spansOf } from './spans';

/**
 * Selects the frames of keyframes, one call for each run. Opens their timeline where another one is being edited.
 * Host members: `timeline.setSelectedFrames` and those of `openOnlyTimeline`.
 *
 * @throws Error when they are on several timelines: the host shows one at a time
 */
export function selectFramesInTimeline(method: string, document: Document, frames: Frame[]): void {
  const timelines = spansByTimeline(spansOf(method, document, frames));
  if (timelines.length === 0) return;
  openOnlyTimeline(method, document, timelines, 'frames');
  const { timeline, layers } = timelines[0];
  let isFirst = true;
  for (let i = 0; i < layers.length; i++) {
    const { place, runs } = layers[i];
    for (let at = 0; at < runs.length; at++) {
      const range = [place.index, runs[at].start, runs[at].end];
      (timeline as Timeline).setSelectedFrames(range as never, isFirst as never);
      isFirst = false;
    }
  }
}
