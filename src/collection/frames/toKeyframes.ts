import { onEachRun, spansByTimeline, spansOf, type Span } from './spans';

/**
 * Makes every frame of the spans a keyframe, one call for each run. Host members: `timeline.convertToKeyframes`.
 *
 * @returns all keyframes of the spans, those of one span after those of the one before it in the list
 */
export function toKeyframes(method: string, document: Document, frames: Frame[]): Frame[] {
  const spans = spansOf(method, document, frames);
  const timelines = spansByTimeline(spans);
  onEachRun(method, document, timelines, function convertRun(timeline, { spans: inRun, start, end }) {
    if (end - start > inRun.length) timeline.convertToKeyframes(start, end);
  });
  return keyframesIn(spans);
}

/** Keyframes are at every frame of these spans now: one for each. Host members: `layer.frames`. */
function keyframesIn(spans: Span[]): Frame[] {
  const made: Frame[] = [];
  let layer: object | null = null;
  let frames: object[] = [];
  for (let i = 0; i < spans.length; i++) {
    if (spans[i].place.layer !== layer) {
      layer = spans[i].place.layer;
      frames = (layer as Layer).frames;
    }
    for (let at = spans[i].start; at < spans[i].end; at++) made.push(frames[at] as Frame);
  }
  return made;
}
