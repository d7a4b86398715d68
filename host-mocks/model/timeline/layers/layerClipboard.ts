import type { Layer } from '../Layer';
import { outOfMask, readParents, withDescendants } from '../layerTree';
import type { CopiedLayer } from '../TimelineClipboard';
import type { TimelineCore } from '../TimelineCore';
import { placeBeside } from './addLayer';
import { layerAt, layersFor } from './checkLayer';
import { removeLayers } from './deleteLayers';
import { makeCurrent } from '../playhead';
import { editLayers, insertLayer } from './editLayers';
import { LAYER } from '../../../../document/xfl/schema/timelineSchema';

interface InsertionPoint {
  index: number;
  parent: Layer | null;
}

/** `timeline.copyLayers`: layers from one index to another, both included, or the selected ones. */
export function copyLayers(timeline: TimelineCore, start: unknown, end: unknown): void {
  keep(timeline, layersFor(timeline, 'copyLayers', start, end));
}

export function cutLayers(timeline: TimelineCore, start: unknown, end: unknown): void {
  const layers = layersFor(timeline, 'cutLayers', start, end);
  keep(timeline, layers);
  removeLayers(timeline, layers);
}

/** `timeline.duplicateLayers`: copies above the first of the layers. */
export function duplicateLayers(timeline: TimelineCore, start: unknown, end: unknown): void {
  const layers = layersFor(timeline, 'duplicateLayers', start, end);
  if (layers.length === 0) return;
  const copies = copiesOf(layers);
  for (const { node } of copies) LAYER.name.write(node, `${LAYER.name.read(node)} copy`);
  paste(timeline, copies, placeAbove(copies, layers[0]));
}

/** `timeline.pasteLayers`: above a layer, or into a folder. Returns the lowest index of the new layers, -1 for none. */
export function pasteLayers(timeline: TimelineCore, index: unknown): number {
  const { layers, source } = timeline.document.clipboard.layers;
  if (layers.length === 0) return -1;
  const target = layerAt(timeline, 'pasteLayers', index ?? timeline.currentLayer);
  if (!target) return -1;
  const copies = layers.map(({ node, parent }) => ({ node: node.clone(), parent }));
  if (source) {
    const nodes = copies.map(({ node }) => node);
    timeline.document.bringItems('pasteLayers', timeline.libraryItem, nodes, source);
  }
  const isFolder = target.ownType === 'folder';
  return paste(
    timeline,
    copies,
    isFolder ? { index: target.index + 1, parent: target } : placeAbove(copies, target),
  );
}

function keep(timeline: TimelineCore, layers: readonly Layer[]): void {
  timeline.document.clipboard.layers = { layers: copiesOf(layers), source: timeline.document };
}

/** Copies of layers, and folders with their content; a timeline has a maximum of one camera, which is not copied. */
function copiesOf(layers: readonly Layer[]): CopiedLayer[] {
  const [first] = layers;
  if (!first) return [];
  const wanted = new Set(layers.flatMap(withDescendants));
  const sorted = first.timeline.layers.filter((layer) => wanted.has(layer) && layer.ownType !== 'camera');
  const parents = readParents(first.timeline);
  return sorted.map((layer) => {
    const parent = parents.get(layer);
    const position = parent ? sorted.indexOf(parent) : -1;
    const node = layer.node.clone();
    for (const mark of [LAYER.current, LAYER.isSelected]) mark.write(node, false);
    return { node, parent: position < 0 ? null : position };
  });
}

/**
 * The index above a layer; for a folder, mask or guide, the one above the mask or guide that the layer belongs to
 * (assumed).
 */
function placeAbove(copies: readonly CopiedLayer[], layer: Layer): InsertionPoint {
  const isPlain = copies.every(({ node }) => LAYER.layerType.read(node) === 'normal');
  return placeBeside(isPlain ? layer : outOfMask(layer), true);
}

function paste(
  timeline: TimelineCore,
  copies: readonly CopiedLayer[],
  { index, parent }: InsertionPoint,
): number {
  if (copies.length === 0) return -1;
  const made = editLayers(timeline, (list, parents) => {
    const layers: Layer[] = [];
    copies.forEach(({ node, parent: position }, i) => {
      const above = position === null ? parent : layers[position];
      layers.push(insertLayer(timeline, list, parents, node, { index: index + i, parent: above }));
    });
    return layers;
  });
  makeCurrent(timeline, made[0]);
  return made[0].index;
}
