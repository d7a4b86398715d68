import { failure } from '../../host/failure';
import { read } from '../../host/read';
import { onTimelines } from '../stage/onTimelines';
import { byTimeline, layersAt, type LayersOfTimeline } from './byTimeline';
import { LayerStack } from './LayerStack';

/** True when a layer goes with a folder that is deleted. */
function goesWith(stack: LayerStack, layer: object, doomed: object[]): boolean {
  for (let i = 0; i < doomed.length; i++) {
    if (read(doomed[i], 'layerType') === 'folder' && stack.isInside(layer, doomed[i])) return true;
  }
  return false;
}

/** The layers that deleteLayer is called for: those that do not go with a folder. */
function called(stack: LayerStack, doomed: object[]): object[] {
  const own: object[] = [];
  for (let i = 0; i < doomed.length; i++) if (!goesWith(stack, doomed[i], doomed)) own.push(doomed[i]);
  return own;
}

/** The number of layers that go when these are deleted. */
function countOf(stack: LayerStack, own: object[]): number {
  let count = 0;
  for (let i = 0; i < own.length; i++) {
    count += read(own[i], 'layerType') === 'folder' ? stack.branchLength(own[i]) : 1;
  }
  return count;
}

/**
 * Deletes layers, folders with their contents. Host members: `timeline.deleteLayer` and those of `LayerStack`.
 *
 * @throws Error before anything is deleted when a timeline would keep no layer
 */
export function deleteLayers(method: string, document: Document, layers: Layer[]): void {
  const timelines = byTimeline(method, document, layers);
  const doomed: object[][] = [];
  for (let i = 0; i < timelines.length; i++) {
    const stack = new LayerStack(timelines[i].timeline as Timeline);
    doomed.push(called(stack, layersAt(timelines[i].places)));
    if (countOf(stack, doomed[i]) >= stack.layers.length) throw lastLayer(method, timelines[i]);
  }
  for (let i = 0; i < timelines.length; i++) timelines[i].places = selectPlaces(timelines[i], doomed[i]);
  onTimelines(document, timelines, function deleteFromBelow(timeline, { places }) {
    for (let i = places.length - 1; i >= 0; i--) timeline.deleteLayer(places[i].index);
  });
}

function selectPlaces({ places }: LayersOfTimeline, wanted: object[]): LayersOfTimeline['places'] {
  const kept: LayersOfTimeline['places'] = [];
  // Both lists go from the top of the timeline to its bottom.
  for (let i = 0; i < places.length; i++) if (places[i].layer === wanted[kept.length]) kept.push(places[i]);
  return kept;
}

function lastLayer(method: string, { timeline, places }: LayersOfTimeline): Error {
  const name = String(read(timeline, 'name'));
  const problem = 'the timeline "' + name + '" must keep at least one layer; leave one out';
  return failure(method, 0, places[0].layer, new Error(problem));
}
