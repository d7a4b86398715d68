import { onEachRun, spansByTimeline, spansOf } from './spans';

/** Removes the spans from their layers, one call for each run. Host members: `timeline.removeFrames`. */
export function deleteFrames(method: string, document: Document, frames: Frame[]): void {
  const timelines = spansByTimeline(spansOf(method, document, frames));
  onEachRun(method, document, timelines, function removeRun(timeline, { start, end }) {
    timeline.removeFrames(start, end);
  });
}
