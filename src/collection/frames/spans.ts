import { failure } from '../../host/failure';
import {
  Locations,
  type LayerLocation,
  type SpanLocation,
  type TimelineLocation,
} from '../../host/Locations';
import { onTimelines } from '../stage/onTimelines';
import { forEach } from '../support/forEach';

/** A keyframe of a collection, with the frames that it holds for. */
export interface Span extends SpanLocation {
  frame: Frame;
  /** The position in the collection. */
  index: number;
}

/** Keyframes that follow one another on a layer without a gap. */
export interface SpanRun {
  spans: Span[];
  start: number;
  end: number;
  /** Where the keyframe before the run starts; set by who needs it. */
  before?: number;
}

/** The keyframes of one layer, in runs, first to last. */
export interface SpansOfLayer {
  place: LayerLocation;
  runs: SpanRun[];
}

/** The keyframes of one timeline, by layer. */
export interface SpansOfTimeline extends TimelineLocation {
  layers: SpansOfLayer[];
}

/**
 * Finds where keyframes are; each property is read once. Host members: those of `Locations`.
 *
 * @throws Error that names a keyframe that the document does not have
 */
export function spansOf(method: string, document: Document, frames: Frame[]): Span[] {
  const places = new Locations(document);
  const spans: Span[] = [];
  forEach(method, frames, function findSpan(frame, index) {
    const span = places.spanOf(frame);
    if (!span) throw new Error('it is not in the document');
    spans.push({ frame, index, place: span.place, start: span.start, end: span.end, number: span.number });
  });
  return spans;
}

/** Keyframes by timeline and layer, those that follow one another in runs. */
export function spansByTimeline(spans: Span[]): SpansOfTimeline[] {
  const timelines: SpansOfTimeline[] = [];
  const ofTimeline: (SpansOfTimeline | undefined)[] = [];
  const ofLayer: (Span[] | undefined)[] = [];
  const lists: { timeline: SpansOfTimeline; place: LayerLocation; spans: Span[] }[] = [];
  for (let i = 0; i < spans.length; i++) {
    const { place } = spans[i];
    let list = ofLayer[place.number];
    if (!list) {
      let timeline = ofTimeline[place.timelineNumber];
      if (!timeline) {
        timeline = { timeline: place.timeline, scene: place.scene, item: place.item, layers: [] };
        ofTimeline[place.timelineNumber] = timeline;
        timelines.push(timeline);
      }
      list = [];
      ofLayer[place.number] = list;
      lists.push({ timeline, place, spans: list });
    }
    list.push(spans[i]);
  }
  for (let i = 0; i < lists.length; i++) {
    lists[i].timeline.layers.push({ place: lists[i].place, runs: runsOf(lists[i].spans) });
  }
  return timelines;
}

/** Sorts the list. */
function runsOf(spans: Span[]): SpanRun[] {
  spans.sort((a, b) => a.start - b.start);
  const runs: SpanRun[] = [];
  let last: SpanRun | null = null;
  for (let i = 0; i < spans.length; i++) {
    const span = spans[i];
    if (!last || last.end !== span.start) {
      last = { spans: [], start: span.start, end: span.end };
      runs.push(last);
    }
    last.spans.push(span);
    last.end = span.end;
  }
  return runs;
}

/**
 * Runs work on each run of keyframes, with its layer current. On a layer the last run comes first, so that changes of
 * length do not move those that are still to come. The user's place is kept.
 *
 * @throws what the host throws, with the first keyframe of the run named
 */
export function onEachRun(
  method: string,
  document: Document,
  timelines: SpansOfTimeline[],
  work: (timeline: Timeline, run: SpanRun) => void,
): void {
  onTimelines(document, timelines, function workOnLayers(timeline, { layers }) {
    for (let i = 0; i < layers.length; i++) {
      const { place, runs } = layers[i];
      if (timeline.currentLayer !== place.index) timeline.currentLayer = place.index;
      for (let at = runs.length - 1; at >= 0; at--) {
        try {
          work(timeline, runs[at]);
        } catch (error) {
          const { index, frame } = runs[at].spans[0];
          throw failure(method, index, frame, error);
        }
      }
    }
  });
}
