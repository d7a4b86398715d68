import { failure } from '../../host/failure';
import { Locations } from '../../host/Locations';
import { read } from '../../host/read';
import { wrongArgument } from '../support/check';
import { byTimeline } from './byTimeline';
import { layerArgument } from './layerArgument';
import { onStacks, placeInside } from './onStacks';

/** Makes layers masked by another one, which becomes a mask. Host members: `layerType` and those of `LayerStack`. */
export function maskLayers(method: string, document: Document, layers: Layer[], by: unknown): void {
  const mask = layerArgument(method, by);
  const location = new Locations(document).ofLayer(mask);
  if (!location) throw wrongArgument(method, 'layer', 'a layer of the document', mask);
  const type = read(mask, 'layerType');
  if (type !== 'mask' && type !== 'normal')
    throw wrongArgument(method, 'layer', 'a normal layer or a mask', mask);
  const timelines = byTimeline(method, document, layers);
  for (let i = 0; i < timelines.length; i++) {
    const { timeline, places } = timelines[i];
    for (let at = 0; at < places.length; at++)
      refuseUnmaskable(method, places[at].layer, timeline === location.timeline);
  }
  onStacks(method, document, timelines, mask, function maskAll(stack, moved) {
    if (type !== 'mask') (mask as Layer).layerType = 'mask' as never;
    placeInside(stack, moved, mask);
  });
}

function refuseUnmaskable(method: string, layer: object, isHere: boolean): void {
  const type = read(layer, 'layerType');
  let problem = '';
  if (!isHere) problem = 'it is on another timeline than the mask';
  else if (type !== 'normal' && type !== 'masked' && type !== 'guided')
    problem = `a ${String(type)} layer cannot be masked`;
  if (problem) throw failure(method, 0, layer, new Error(problem));
}
