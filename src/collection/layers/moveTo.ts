import { failure } from '../../host/failure';
import { Locations } from '../../host/Locations';
import { wrongArgument } from '../support/check';
import { byTimeline } from './byTimeline';
import { layerArgument } from './layerArgument';
import { canHoldLayers, isCamera } from './LayerStack';
import { onStacks, placeInside, refuseCameras } from './onStacks';

export type Where = 'above' | 'below' | 'inside';

/** Moves layers of one timeline to another layer of it, in the order of the stack. */
export function moveLayers(
  method: string,
  document: Document,
  layers: Layer[],
  to: unknown,
  where: unknown,
): void {
  const target = layerArgument(method, to);
  if (where !== 'above' && where !== 'below' && where !== 'inside') {
    throw wrongArgument(method, 'where', '"above", "below" or "inside"', where);
  }
  if (where === 'inside' && !canHoldLayers(target)) {
    throw wrongArgument(method, 'layer', 'a folder, mask or guide for "inside"', target);
  }
  if (where === 'above' && isCamera(target)) {
    throw wrongArgument(method, 'layer', 'a layer that others can be above', target);
  }
  refuseCameras(method, layers);
  const location = new Locations(document).ofLayer(target);
  if (!location) throw wrongArgument(method, 'layer', 'a layer of the document', target);
  const timelines = byTimeline(method, document, layers);
  for (let i = 0; i < timelines.length; i++) {
    if (timelines[i].timeline === location.timeline) continue;
    throw failure(
      method,
      0,
      timelines[i].places[0].layer,
      new Error('it is on another timeline than the layer to move to'),
    );
  }
  onStacks(method, document, timelines, target, function move(stack, moved) {
    if (where === 'inside') placeInside(stack, moved, target);
    else stack.place(moved, where === 'above', target, stack.parentOf(target));
  });
}
