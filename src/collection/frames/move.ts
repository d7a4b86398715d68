import { failure } from '../../host/failure';
import { read, readList } from '../../host/read';
import { checkWholeNumber } from '../support/check';
import { resize } from './resize';
import { onEachRun, spansByTimeline, spansOf, type Span, type SpansOfTimeline } from './spans';

/** The first frame of the keyframe before a frame; -1 where there is none. Host members: `layer.frames`. */
function startBefore(layer: object, start: number): number {
  return start === 0 ? -1 : Number(read(readList(layer, 'frames')[start - 1], 'startFrame'));
}

/** Finds what is before each run, and refuses runs that have no room. */
function checkRoom(method: string, { layers }: SpansOfTimeline, by: number): void {
  for (let i = 0; i < layers.length; i++) {
    const { place, runs } = layers[i];
    for (let at = 0; at < runs.length; at++) {
      const run = runs[at];
      const first = run.spans[0];
      const last = run.spans[run.spans.length - 1];
      const before = startBefore(place.layer, run.start);
      if (before < 0) throw refusal(method, first, 'the first keyframe of a layer cannot move');
      if (run.start + by <= before)
        throw refusal(method, first, roomWord(run.start - before, 'after the keyframe before it'));
      if (by >= last.end - last.start)
        throw refusal(method, last, roomWord(last.end - last.start, 'before the next one'));
      run.before = before;
    }
  }
}

function roomWord(frames: number, where: string): string {
  return (
    'it can move by up to ' + (frames - 1) + (frames === 2 ? ' frame' : ' frames') + ', to stay ' + where
  );
}

function refusal(method: string, { index, frame }: Span, problem: string): Error {
  return failure(method, index, frame, new Error(problem));
}

/**
 * Moves keyframes in time: the span before a run gives or takes the room, and so does the last span of the run, so that
 * what comes next stays. Host members: those of `resize`, `layer.frames`, `frame.startFrame`.
 *
 * @throws Error before anything is changed where there is no room
 */
export function moveFrames(method: string, document: Document, frames: Frame[], by: unknown): void {
  checkWholeNumber(method, 'by', by);
  const distance = by as number;
  if (distance === 0) return;
  const timelines = spansByTimeline(spansOf(method, document, frames));
  for (let i = 0; i < timelines.length; i++) checkRoom(method, timelines[i], distance);
  onEachRun(method, document, timelines, function moveRun(timeline, { spans, start, before }) {
    const last = spans[spans.length - 1];
    // The end first: it does not move what comes before it.
    resize(timeline, last.start, last.end, -distance);
    resize(timeline, before as number, start, distance);
  });
}
