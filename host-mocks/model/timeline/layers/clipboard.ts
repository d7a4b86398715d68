import type { Layer } from '../Layer';
import { readParents, withDescendants } from '../layerTree';
import type { CopiedLayer } from '../TimelineClipboard';
import type { TimelineCore } from '../TimelineCore';
import { checkLayer, layersFor } from './checkLayer';
import { removeLayers } from './deleteLayers';
import { editLayers, insertLayer, makeCurrent } from './editLayers';

/** `timeline.copyLayers`: layers from one index to another, both included, or the selected ones. */
export function copyLayers(timeline: TimelineCore, start: unknown, end: unknown): void {
  timeline.document.clipboard.layers = copiesOf(layersFor(timeline, 'copyLayers', start, end));
}

export function cutLayers(timeline: TimelineCore, start: unknown, end: unknown): void {
  const layers = layersFor(timeline, 'cutLayers', start, end);
  timeline.document.clipboard.layers = copiesOf(layers);
  removeLayers(timeline, layers);
}

/** `timeline.duplicateLayers`: copies above the first of the layers. */
export function duplicateLayers(timeline: TimelineCore, start: unknown, end: unknown): void {
  const layers = layersFor(timeline, 'duplicateLayers', start, end);
  if (layers.length === 0) return;
  const copies = copiesOf(layers);
  for (const { node } of copies) node.setAttr('name', `${node.attr('name') ?? ''} copy`);
  paste(timeline, copies, { index: layers[0].index, parent: layers[0].parentLayer });
}

/** `timeline.pasteLayers`: above a layer, or into a folder. Returns the lowest index of the new layers, -1 for none. */
export function pasteLayers(timeline: TimelineCore, index: unknown): number {
  const { layers } = timeline.document.clipboard;
  if (layers.length === 0) return -1;
  const target = checkLayer(timeline, 'pasteLayers', index ?? timeline.currentLayer);
  const isFolder = target.ownType === 'folder';
  const place = isFolder
    ? { index: target.index + 1, parent: target }
    : { index: target.index, parent: target.parentLayer };
  const copies = layers.map(({ node, parent }) => ({ node: node.clone(), parent }));
  return paste(timeline, copies, place);
}

/** Copies of layers, folders with what is in them. */
function copiesOf(layers: readonly Layer[]): CopiedLayer[] {
  const [first] = layers;
  if (!first) return [];
  const wanted = new Set(layers.flatMap(withDescendants));
  const sorted = first.timeline.layers.filter((layer) => wanted.has(layer));
  const parents = readParents(sorted);
  return sorted.map((layer) => {
    const parent = parents.get(layer);
    const place = parent ? sorted.indexOf(parent) : -1;
    const node = layer.node.clone();
    for (const name of ['current', 'isSelected']) node.setAttr(name, null);
    return { node, parent: place < 0 ? null : place };
  });
}

function paste(
  timeline: TimelineCore,
  copies: readonly CopiedLayer[],
  { index, parent }: { index: number; parent: Layer | null },
): number {
  const made = editLayers(timeline, (list, parents) => {
    const layers: Layer[] = [];
    copies.forEach(({ node, parent: place }, i) => {
      const above = place === null ? parent : layers[place];
      layers.push(insertLayer(timeline, list, parents, node, { index: index + i, parent: above }));
    });
    return layers;
  });
  makeCurrent(timeline, made[0]);
  return made[0].index;
}
