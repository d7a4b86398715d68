import { LAYER } from '../../../document/xfl/schema/timelineSchema';
import type { Layer } from './Layer';
import type { TimelineCore } from './TimelineCore';

/**
 * Layers are a tree written as a list: children follow their parent, and `parentLayerIndex` of each is the index of the
 * parent. Code that changes the list reads the parents first and writes the indices afterwards.
 */
export type Parents = Map<Layer, Layer | null>;

/** Sets the parent of a layer. One at the top is left out, unless its node may name a parent. */
export function putParent(parents: Parents, layer: Layer, parent: Layer | null): void {
  if (parent || parents.has(layer)) parents.set(layer, parent);
}

/** The layers that `parentLayerIndex` counts: all but the camera's. Source: the eight layers with parents beside a camera. */
export function countedLayers(layers: readonly Layer[]): readonly Layer[] {
  return layers.filter(({ ownType }) => ownType !== 'camera');
}

/**
 * The layers of a list whose nodes name a parent, each with that parent, or null if it is missing. A new list is made
 * when layers are added, removed or moved; see `Timeline.layers`.
 */
const cache = new WeakMap<readonly Layer[], Parents>();

/** The layer that another one names as its parent; a parent is always above. */
export function parentOfLayer(layer: Layer): Layer | null {
  // A layer that the document leaves out is not in a file.
  if (LAYER.parentLayerIndex.read(layer.node) < 0 || !layer.node.file) return null;
  return knownParents(layer.timeline.layers).get(layer) ?? null;
}

function knownParents(layers: readonly Layer[]): ReadonlyMap<Layer, Layer | null> {
  let parents = cache.get(layers);
  if (!parents) cache.set(layers, (parents = namedParents(layers)));
  return parents;
}

function namedParents(layers: readonly Layer[]): Parents {
  const parents: Parents = new Map();
  const counted: Layer[] = [];
  for (const layer of layers) {
    if (LAYER.parentLayerIndex.read(layer.node) >= 0) parents.set(layer, named(layer, counted));
    if (layer.ownType === 'camera') continue;
    counted.push(layer);
  }
  return parents;
}

/** The layer above that a layer names. */
function named(layer: Layer, above: readonly Layer[]): Layer | null {
  const index = LAYER.parentLayerIndex.read(layer.node);
  return layer.ownType !== 'camera' && index < above.length ? above[index] : null;
}

/** The parent of each layer of a timeline, before the list is changed; those at the top may be left out. */
export function readParents(timeline: TimelineCore): Parents {
  return new Map(knownParents(timeline.layers));
}

/** Writes the indices of the parents, after the list was changed; see `settleParents`. */
export function writeParents(layers: readonly Layer[], parents: Parents): void {
  cache.set(layers, parents);
  if (parents.size === 0) return;
  settleParents(layers, parents);
  // A parent is above what belongs to it.
  const indices = new Map<Layer, number>();
  let counted = 0;
  for (const layer of layers) {
    const parent = parents.get(layer);
    const index = (parent && indices.get(parent)) ?? LAYER.parentLayerIndex.initial;
    LAYER.parentLayerIndex.write(layer.node, index);
    if (index < 0) parents.delete(layer);
    const type = layer.ownType;
    if (type === 'camera') continue;
    if (type !== 'normal') indices.set(layer, counted);
    counted++;
  }
}

/** True for a layer whose parent can only be a folder: the children of a mask or guide have frames of their own. */
export function needsFolder(layer: Layer): boolean {
  return layer.ownType !== 'normal';
}

/** The nearest folder around a layer; null at the top. */
export function folderAround(layer: Layer, parents: Parents): Layer | null {
  let parent = parents.get(layer) ?? null;
  while (parent && parent.ownType !== 'folder') parent = parents.get(parent) ?? null;
  return parent;
}

/** The mask or guide that a layer belongs to, else the layer itself: layers beside it can be of any type. */
export function outOfMask(layer: Layer): Layer {
  const parent = layer.parentLayer;
  return parent && parent.ownType !== 'folder' ? outOfMask(parent) : layer;
}

/**
 * Makes the parents a tree that the host writes: folders, masks and guides belong to folders only, a camera to nothing,
 * and a layer that is no longer adjacent to its parent's group moves to the parent of that parent.
 */
function settleParents(layers: readonly Layer[], parents: Parents): void {
  const open: Layer[] = [];
  for (const layer of layers) {
    const parent = reachedParent(layer, parents, open);
    if (parent) parents.set(layer, parent);
    else parents.delete(layer);
    openBelow(layer, parent, open);
  }
}

/** The layer of those above that a layer can belong to, nearest to the one that it names. */
function reachedParent(layer: Layer, parents: Parents, open: readonly Layer[]): Layer | null {
  let parent = parents.get(layer) ?? null;
  if (parent && needsFolder(layer)) parent = layer.ownType === 'camera' ? null : folderAround(layer, parents);
  while (parent && (parent.ownType === 'normal' || !open.includes(parent)))
    parent = parents.get(parent) ?? null;
  return parent;
}

/** Reduces the possible parents of the next layer to this layer and its own parents. */
function openBelow(layer: Layer, parent: Layer | null, open: Layer[]): void {
  open.length = parent ? open.indexOf(parent) + 1 : 0;
  open.push(layer);
}

/** True if the parent of each layer of a list is the layer before it, or a parent of that. */
function isOrdered(layers: readonly Layer[], parents: Parents): boolean {
  const open: Layer[] = [];
  for (const layer of layers) {
    const parent = parents.get(layer) ?? null;
    if (reachedParent(layer, parents, open) !== parent) return false;
    openBelow(layer, parent, open);
  }
  return true;
}

/**
 * True if a layer can belong to another without moving. Adobe's reference: the parent must be a folder, guide or mask
 * that precedes the layer, or the parent of one beside it; anything else has no effect.
 */
export function canSetParent(layer: Layer, parent: Layer | null): boolean {
  if (parent && parent.timeline !== layer.timeline) return false;
  const { layers } = layer.timeline;
  if (parent && layers.indexOf(parent) >= layers.indexOf(layer)) return false;
  const parents = readParents(layer.timeline);
  parents.set(layer, parent);
  return isOrdered(layers, parents);
}

export function setParent(layer: Layer, parent: Layer | null): void {
  const { layers } = layer.timeline;
  // A camera has no index in this count: no layer belongs to it.
  const index = parent ? countedLayers(layers).indexOf(parent) : -1;
  LAYER.parentLayerIndex.write(layer.write(), index);
  cache.get(layers)?.set(layer, index < 0 ? null : parent);
}

/** A layer and its descendants: always consecutive in the list. */
export function withDescendants(layer: Layer): Layer[] {
  const { layers } = layer.timeline;
  const parents = knownParents(layers);
  const branch = new Set<Layer>([layer]);
  for (const candidate of parents.size > 0 ? layers : []) {
    const parent = parents.get(candidate);
    if (parent && branch.has(parent)) branch.add(candidate);
  }
  return [...branch];
}
