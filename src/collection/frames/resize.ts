/**
 * Makes a span longer, or shorter, at its end; `by` is not 0. Host members: `timeline.insertFrames`, `removeFrames`.
 */
export function resize(timeline: Timeline, start: number, end: number, by: number): void {
  if (by > 0) timeline.insertFrames(by, false, start);
  else timeline.removeFrames(end + by, end);
}
