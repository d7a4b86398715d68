import type { LayerLocation } from '../../host/Locations';
import { layersOf } from '../../host/walk';
import { onTimelines } from '../stage/onTimelines';
import { byTimeline, isPlaceAt } from './byTimeline';
import { LayerStack } from './LayerStack';
import { outermost } from './onStacks';

/** Neighbouring layers, to be copied by one call: indices from the first to the last, both included. */
interface Range {
  start: number;
  end: number;
}

/** The branches of the layers, those that follow one another together. */
function rangesOf(stack: LayerStack, layers: object[]): Range[] {
  const ranges: Range[] = [];
  for (let i = 0; i < layers.length; i++) {
    const start = stack.indexOf(layers[i]);
    const end = stack.branchEnd(start) - 1;
    const last = ranges[ranges.length - 1];
    const isNext =
      last &&
      last.end + 1 === start &&
      stack.parentOf(layers[i]) === stack.parentOf(stack.layers[last.start]);
    if (isNext) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

/**
 * Duplicates layers, with what belongs to them. Host members: `timeline.duplicateLayers`, `layers`.
 *
 * @returns the copies of the layers given, without those of what belongs to them
 */
export function duplicateLayers(method: string, document: Document, layers: Layer[]): Layer[] {
  const timelines = byTimeline(method, document, layers);
  const copies: object[] = [];
  onTimelines(document, timelines, function duplicateRanges(timeline, { places }) {
    const stack = new LayerStack(timeline);
    const ranges = rangesOf(stack, outermost(stack, places));
    for (let i = ranges.length - 1; i >= 0; i--) timeline.duplicateLayers(ranges[i].start, ranges[i].end);
    addCopies(copies, places, ranges, newLayers(timeline, stack.layers));
  });
  return copies as Layer[];
}

/** The layers that were not there before, from the top: those from before still follow one another. */
function newLayers(timeline: Timeline, before: object[]): object[] {
  const fresh: object[] = [];
  const layers = layersOf(timeline);
  let next = 0;
  for (let i = 0; i < layers.length; i++) {
    if (layers[i] === before[next]) next++;
    else fresh.push(layers[i]);
  }
  return fresh;
}

/** Each range was copied as a whole, in its order: so the new layers correspond to the old ones. */
function addCopies(copies: object[], places: LayerLocation[], ranges: Range[], fresh: object[]): void {
  const isWanted = isPlaceAt(places);
  let next = 0;
  for (let i = 0; i < ranges.length; i++) {
    for (let at = ranges[i].start; at <= ranges[i].end; at++, next++) {
      if (isWanted[at] && fresh[next]) copies.push(fresh[next]);
    }
  }
}
