import { checkChoice } from '../../realm/checkValue';
import type { Layer } from './Layer';
import { canSetParent, setParent } from './layerTree';

export type LayerType = 'normal' | 'guide' | 'guided' | 'mask' | 'masked' | 'folder' | 'camera';

const SETTABLE = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder'] as const;

/**
 * Assigns `layer.layerType`. `guided` and `masked` attach the layer to the guide or mask right above it (assumed: no
 * effect where there is none); `folder` drops the frames, as the host does after asking; a layer that stops being a
 * mask or guide lets its children go to where it belongs itself.
 */
export function changeLayerType(layer: Layer, value: LayerType): void {
  const type = checkChoice('Layer.layerType', value, SETTABLE);
  if (type === layer.layerType) return;
  if (type === 'guided' || type === 'masked') attach(layer, type === 'guided' ? 'guide' : 'mask');
  else if (type === 'folder') makeFolder(layer);
  else makePlain(layer, type);
}

function attach(layer: Layer, parentType: LayerType): void {
  const above = layer.timeline.layers[layer.index - 1];
  for (let parent: Layer | null = above ?? null; parent; parent = parent.parentLayer) {
    if (parent.ownType === parentType && canSetParent(layer, parent)) {
      releaseChildren(layer);
      layer.node.setAttr('layerType', null);
      setParent(layer, parent);
      return;
    }
  }
}

function makeFolder(layer: Layer): void {
  detach(layer);
  layer.write().setAttr('layerType', 'folder');
  layer.node.child('frames')?.remove();
  layer.framesChanged();
}

function makePlain(layer: Layer, type: LayerType): void {
  if (type === 'normal') releaseChildren(layer);
  detach(layer);
  layer.write().setAttr('layerType', type === 'normal' ? null : type);
}

/** Takes a masked or guided layer out of its mask or guide, but leaves it in the folder around that. */
function detach(layer: Layer): void {
  const parent = layer.parentLayer;
  if (parent && parent.ownType !== 'folder') setParent(layer, parent.parentLayer);
}

function releaseChildren(layer: Layer): void {
  const parent = layer.parentLayer;
  for (const child of layer.timeline.layers) if (child.parentLayer === layer) setParent(child, parent);
}
