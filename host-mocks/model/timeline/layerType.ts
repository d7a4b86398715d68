import { checkChoice } from '../../../document/checks/checkValue';
import { LAYER, type StoredLayerType } from '../../../document/xfl/schema/timelineSchema';
import type { Layer } from './Layer';
import { extendTo } from './frames/keyframes';
import { folderAround, putParent, readParents, writeParents, type Parents } from './layerTree';

/** `guided` and `masked` follow from the parent. */
export type LayerType = StoredLayerType | 'guided' | 'masked';

const SETTABLE = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder'] as const;

/**
 * Assigns `layer.layerType`. `guided` and `masked` attach the layer to the guide or mask right above it (assumed: no
 * effect where there is none); `folder` drops the frames, as the host does after asking; the children of a layer that
 * stops being a mask, guide or folder move to the parent of that layer.
 */
export function changeLayerType(layer: Layer, value: LayerType): void {
  const type = checkChoice('Layer.layerType', value, SETTABLE);
  if (type === layer.layerType || layer.ownType === 'camera') return;
  if (type === 'guided' || type === 'masked') attach(layer, type === 'guided' ? 'guide' : 'mask');
  else changeTree(layer, type, (parents) => detach(layer, parents));
}

function attach(layer: Layer, parentType: LayerType): void {
  const above = layer.timeline.layers[layer.index - 1] as Layer | undefined;
  for (let parent = above ?? null; parent; parent = parent.parentLayer) {
    if (parent.ownType !== parentType) continue;
    const holder = parent;
    changeTree(layer, 'normal', (parents) => parents.set(layer, holder));
    return;
  }
}

/** Changes the type and parent of a layer; every other layer keeps its parent if possible, or gets the nearest one. */
function changeTree(layer: Layer, type: StoredLayerType, move: (parents: Parents) => void): void {
  const { timeline } = layer;
  const node = layer.write();
  const parents = readParents(timeline);
  if (type === 'normal') releaseChildren(layer, parents);
  if (layer.ownType === 'folder') extendTo(layer, Math.max(1, timeline.frameCount));
  LAYER.layerType.write(node, type);
  if (type === 'folder') {
    node.child('frames')?.remove();
    layer.framesChanged();
  }
  move(parents);
  writeParents(timeline.layers, parents);
}

/** Removes a masked or guided layer from its mask or guide, but leaves it in the folder around that. */
function detach(layer: Layer, parents: Parents): void {
  putParent(parents, layer, folderAround(layer, parents));
}

function releaseChildren(layer: Layer, parents: Parents): void {
  const heir = parents.get(layer) ?? null;
  for (const [child, parent] of parents) if (parent === layer) parents.set(child, heir);
}
