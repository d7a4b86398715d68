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

/** Which layer each layer belongs to, before the list is changed. */
export function readParents(layers: readonly Layer[]): Parents {
  return new Map(layers.map((layer) => [layer, layer.parentLayer]));
}

/** Writes the places of the parents, after the list was changed. */
export function writeParents(layers: readonly Layer[], parents: Parents): void {
  const places = new Map(countedLayers(layers).map((layer, index) => [layer, index]));
  for (const layer of layers) {
    const parent = parents.get(layer);
    const place = parent ? places.get(parent) : undefined;
    const text = place === undefined ? null : String(place);
    if ((layer.node.attr('parentLayerIndex') ?? null) !== text) layer.node.setAttr('parentLayerIndex', text);
  }
}

/** True when each layer of a list belongs to the layer before it, or to one that this belongs to. */
function isOrdered(layers: readonly Layer[], parents: Parents): boolean {
  return layers.every((layer, index) => {
    const parent = parents.get(layer) ?? null;
    if (parent === null) return true;
    for (let open: Layer | null = layers[index - 1] ?? null; open; open = parents.get(open) ?? null) {
      if (open === parent) return true;
    }
    return false;
  });
}

/**
 * True when a layer can belong to another without moving. Adobe's reference: the parent must be a folder, guide or mask
 * that precedes the layer, or the parent of one beside it; anything else has no effect.
 */
export function canSetParent(layer: Layer, parent: Layer | null): boolean {
  if (parent && (parent.timeline !== layer.timeline || parent.ownType === 'normal')) return false;
  const layers = layer.timeline.layers;
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
