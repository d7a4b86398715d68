import { readInteger } from '../xfl/attributes';
import type { Layer } from './Layer';

/**
 * Layers are a tree written as a list: children follow their parent, and `parentLayerIndex` of each names the place
 * of the parent. Whoever changes the list takes the parents down first and writes the indices afterwards.
 */
export type Parents = Map<Layer, Layer | null>;

/** The layers that `parentLayerIndex` counts: all but the camera's. Source: the eight layers with parents beside a camera. */
export function countedLayers(layers: readonly Layer[]): readonly Layer[] {
  return layers.filter(({ ownType }) => ownType !== 'camera');
}

/** The parents of the layers of a list, as long as their file does not change. */
const known = new WeakMap<readonly Layer[], { version: number; parents: Parents }>();

/** The layer that another one names as its parent; a parent always stands above. */
export function parentOfLayer(layer: Layer): Layer | null {
  const version = layer.node.file?.version;
  // A layer that the document leaves out stands in no file.
  if (version === undefined || layer.node.attr('parentLayerIndex') === undefined) return null;
  const { layers } = layer.timeline;
  let found = known.get(layers);
  if (found?.version !== version) {
    found = { version, parents: readParents(layers) };
    known.set(layers, found);
  }
  return found.parents.get(layer) ?? null;
}

/** The same for a layer whose place among those that count is known. */
function parentAbove(counted: readonly Layer[], layer: Layer, own: number): Layer | null {
  const place = readInteger(layer.node, 'parentLayerIndex', -1);
  return place >= 0 && place < own ? counted[place] : null;
}

/** Which layer each layer belongs to, before the list is changed. */
export function readParents(layers: readonly Layer[]): Parents {
  const [first] = layers;
  const counted = first ? countedLayers(first.timeline.layers) : [];
  const places = new Map(counted.map((layer, place) => [layer, place]));
  return new Map(layers.map((layer) => [layer, parentAbove(counted, layer, places.get(layer) ?? -1)]));
}

/** Writes the places of the parents, after the list was changed; see `settleParents`. */
export function writeParents(layers: readonly Layer[], parents: Parents): void {
  settleParents(layers, parents);
  const places = new Map(countedLayers(layers).map((layer, index) => [layer, index]));
  for (const layer of layers) {
    const parent = parents.get(layer);
    const place = parent ? places.get(parent) : undefined;
    const text = place === undefined ? null : String(place);
    if ((layer.node.attr('parentLayerIndex') ?? null) !== text) layer.node.setAttr('parentLayerIndex', text);
  }
}

/** True for a layer that can belong to a folder only: a mask or guide holds layers with frames of their own. */
export function needsFolder(layer: Layer): boolean {
  return layer.ownType !== 'normal';
}

/** The nearest folder around a layer; null at the top. */
export function folderAround(layer: Layer, parents: Parents): Layer | null {
  let parent = parents.get(layer) ?? null;
  while (parent && parent.ownType !== 'folder') parent = parents.get(parent) ?? null;
  return parent;
}

/** The mask or guide that a layer belongs to, else the layer itself: what stands beside it can be of any type. */
export function outOfMask(layer: Layer): Layer {
  const parent = layer.parentLayer;
  return parent && parent.ownType !== 'folder' ? outOfMask(parent) : layer;
}

/**
 * Makes the parents a tree that the host writes: folders, masks and guides belong to folders only, a camera to nothing,
 * and a layer that its parent no longer reaches belongs to what that belongs to.
 */
function settleParents(layers: readonly Layer[], parents: Parents): void {
  const open: Layer[] = [];
  for (const layer of layers) {
    let parent = needsFolder(layer) ? folderAround(layer, parents) : (parents.get(layer) ?? null);
    if (layer.ownType === 'camera') parent = null;
    while (parent && (parent.ownType === 'normal' || !open.includes(parent)))
      parent = parents.get(parent) ?? null;
    parents.set(layer, parent);
    open.length = parent ? open.indexOf(parent) + 1 : 0;
    open.push(layer);
  }
}

/** True when each layer of a list belongs to the layer before it, or to one that this belongs to. */
function isOrdered(layers: readonly Layer[], parents: Parents): boolean {
  const settled = new Map(parents);
  settleParents(layers, settled);
  return layers.every((layer) => (settled.get(layer) ?? null) === (parents.get(layer) ?? null));
}

/**
 * True when a layer can belong to another without moving. Adobe's reference: the parent must be a folder, guide or mask
 * that precedes the layer, or the parent of one beside it; anything else has no effect.
 */
export function canSetParent(layer: Layer, parent: Layer | null): boolean {
  if (parent && parent.timeline !== layer.timeline) return false;
  const { layers } = layer.timeline;
  if (parent && layers.indexOf(parent) >= layers.indexOf(layer)) return false;
  const parents = readParents(layers);
  parents.set(layer, parent);
  return isOrdered(layers, parents);
}

export function setParent(layer: Layer, parent: Layer | null): void {
  const place = parent && countedLayers(layer.timeline.layers).indexOf(parent);
  layer.write().setAttr('parentLayerIndex', place === null ? null : String(place));
}

/** A layer and everything that belongs to it, directly or through others: always a run of the list. */
export function withDescendants(layer: Layer): Layer[] {
  const layers = layer.timeline.layers;
  const parents = readParents(layers);
  const branch = new Set<Layer>([layer]);
  for (const candidate of layers) {
    const parent = parents.get(candidate);
    if (parent && branch.has(parent)) branch.add(candidate);
  }
  return layers.filter((candidate) => branch.has(candidate));
}
