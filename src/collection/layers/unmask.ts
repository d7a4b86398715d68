import { read } from '../../host/read';
import { forEach } from '../support/forEach';
import { byTimeline } from './byTimeline';
import type { LayerStack } from './LayerStack';
import { onStacks } from './onStacks';

/**
 * Makes masked layers normal again. Those of one mask go below the ones that stay masked.
 * Host members: `layerType` and those of `LayerStack`.
 */
export function unmaskLayers(method: string, document: Document, layers: Layer[]): void {
  const masked: Layer[] = [];
  forEach(method, layers, function findMasked(layer) {
    if (read(layer, 'layerType') === 'masked') masked.push(layer);
  });
  const timelines = byTimeline(method, document, masked);
  onStacks(method, document, timelines, null, function unmaskAll(stack, moved) {
    for (let i = moved.length - 1; i >= 0; i--) sinkInMask(stack, moved[i], moved[i + 1]);
    for (let i = moved.length - 1; i >= 0; i--) (moved[i] as Layer).layerType = 'normal' as never;
  });
}

/** Moves a layer below those of its mask that stay masked; `next` is the layer that was moved before, from below. */
function sinkInMask(stack: LayerStack, layer: object, next: object | undefined): void {
  const mask = stack.parentOf(layer);
  if (next && stack.parentOf(next) === mask) stack.place([layer], true, next, mask);
  else {
    const siblings = stack.childrenOf(mask);
    stack.place([layer], false, siblings[siblings.length - 1], mask);
  }
}
