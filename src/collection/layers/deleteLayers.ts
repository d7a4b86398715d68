import { failure } from '../../host/failure';
import { IdentitySet } from '../../host/IdentitySet';
import { read } from '../../host/read';
import { onTimelines } from '../stage/onTimelines';
import { byTimeline, layersAt, type LayersOfTimeline } from './byTimeline';
import { LayerStack } from './LayerStack';

/** True when nothing is left of a timeline without these layers and what is in the folders among them. */
function emptiesTimeline(stack: LayerStack, doomed: object[]): boolean {
  const known = IdentitySet.of(doomed);
  const folders = new IdentitySet();
  for (let i = 0; i < doomed.length; i++)
    if (read(doomed[i], 'layerType') === 'folder') folders.add(doomed[i]);
  for (let i = 0; i < stack.layers.length; i++) {
    let at: object | null = stack.layers[i];
    let goes = known.has(at);
    while (!goes && (at = stack.parentOf(at))) goes = folders.has(at);
    if (!goes) return false;
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
    if (emptiesTimeline(stack, layersAt(timelines[i].places))) throw lastLayer(method, timelines[i]);
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
