import { enterTimeline } from '../stage/place';
import { spansByTimeline, spansOf } from './spans';

/**
 * Selects the frames of keyframes, one call for each run. Opens their timeline where another one is being edited.
 * Host members: `timeline.setSelectedFrames` and those of `enterTimeline`.
 *
 * @throws Error when they are on several timelines, of which the host shows one
 */
export function selectFrames(method: string, document: Document, frames: Frame[]): void {
  const timelines = spansByTimeline(spansOf(method, document, frames));
  if (timelines.length > 1) throw onSeveralTimelines(method, 'frames');
  if (timelines.length === 0) return;
  const { timeline, item, scene, layers } = timelines[0];
  if (document.getTimeline() !== timeline) enterTimeline(document, item as Item | null, scene);
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

/** The error for a selection that no timeline can show. */
export function onSeveralTimelines(method: string, what: string): Error {
  return new Error(
    method + '(): these ' + what + ' are on several timelines; select those of one timeline at a time',
  );
}
