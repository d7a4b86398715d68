import { checkWholeNumber, outOfRange } from '../support/check';
import { resize } from './resize';
import { onEachRun, spansByTimeline, spansOf, type Span } from './spans';

/** Gives each span that many frames; what follows on the layer moves. */
export function setDurations(method: string, document: Document, frames: Frame[], duration: unknown): void {
  checkWholeNumber(method, 'duration', duration);
  const wanted = duration as number;
  if (wanted < 1) throw outOfRange(method, 'duration', '1 or more', duration);
  const changed: Span[] = [];
  const spans = spansOf(method, document, frames);
  for (let i = 0; i < spans.length; i++) if (spans[i].end - spans[i].start !== wanted) changed.push(spans[i]);
  onEachRun(method, document, spansByTimeline(changed), function resizeEach(timeline, { spans }) {
    for (let i = spans.length - 1; i >= 0; i--) {
      const { start, end } = spans[i];
      resize(timeline, start, end, wanted - (end - start));
    }
  });
}
