import { failure } from '../../host/failure';
import type { LayerLocation } from '../../host/Locations';
import { read } from '../../host/read';
import { onTimelines } from '../stage/onTimelines';
import { byTimeline, isPlaceAt, type LayersOfTimeline } from './byTimeline';
import { LayerStack } from './LayerStack';

/** True when nothing is left of a timeline without these layers and what is in the folders among them. */
function emptiesTimeline(stack: LayerStack, doomed: LayerLocation[]): boolean {
  const goes = isPlaceAt(doomed);
  for (let i = 0; i < stack.layers.length; i++) {
    if (!goes[i]) return false;
    if (read(stack.layers[i], 'layerType') === 'folder') i = stack.branchEnd(i) - 1;
  }
  return true;
}

/**
 * Deletes layers, folders with their contents. Host members: `timeline.deleteLayer` and those of `LayerStack`.
 *
 * @throws Error before anything is deleted when a timeline would keep no layer
 */
export function deleteLayers(method: string, document: Document, layers: Layer[]): void {
  const timelines = byTimeline(method, document, layers);
  for (let i = 0; i < timelines.length; i++) {
    const stack = new LayerStack(timelines[i].timeline as Timeline);
    if (emptiesTimeline(stack, timelines[i].places)) throw lastLayer(method, timelines[i]);
  }
  onTimelines(document, timelines, function deleteFromBelow(timeline, { places }) {
    // The contents of a folder are deleted before the folder.
    for (let i = places.length - 1; i >= 0; i--) timeline.deleteLayer(places[i].index);
  });
}

function lastLayer(method: string, { timeline, places }: LayersOfTimeline): Error {
  const name = String(read(timeline, 'name'));
  const problem = 'the timeline "' + name + '" must keep at least one layer; leave one out';
  return failure(method, 0, places[0].layer, new Error(problem));
}
