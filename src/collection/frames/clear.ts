import { onEachRun, spansByTimeline, spansOf } from './spans';

/** Empties keyframes, one call for each run. Host members: `timeline.clearFrames`. */
export function clearFrames(method: string, document: Document, frames: Frame[]): void {
  const timelines = spansByTimeline(spansOf(method, document, frames));
  onEachRun(method, document, timelines, function clearRun(timeline, { start, end }) {
    timeline.clearFrames(start, end);
  });
}
