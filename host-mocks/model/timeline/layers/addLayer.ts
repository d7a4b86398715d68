import { checkChoice, checkText, isOn } from '../../../../document/checks/checkValue';
import type { Layer } from '../Layer';
import { outOfMask, setParent, withDescendants } from '../layerTree';
import { newLayer } from '../newTimeline';
import type { TimelineCore } from '../TimelineCore';
import { makeCurrent } from '../playhead';
import { editLayers, insertLayer } from './editLayers';
import { LAYER } from '../../../../document/xfl/schema/timelineSchema';

const TYPES = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder'] as const;
type NewType = (typeof TYPES)[number];

/** `timeline.addNewLayer`: the new layer, as long as the timeline, becomes the current one. Returns its index. */
export function addNewLayer(
  timeline: TimelineCore,
  name: unknown,
  layerType: unknown,
  above: unknown,
): number {
  const type = checkChoice('addNewLayer', layerType ?? 'normal', TYPES);
  const title = name === undefined ? freeLayerName(timeline, type) : checkText('addNewLayer: name', name);
  const node = newLayer(title, timeline.layerCount, type === 'folder' ? 0 : Math.max(1, timeline.frameCount));
  if (name !== undefined) LAYER.autoNamed.write(node, false);
  if (type === 'folder') node.child('frames')?.remove();
  if (type === 'mask' || type === 'guide' || type === 'folder') LAYER.layerType.write(node, type);
  const current = timeline.layers[timeline.currentLayer];
  const position = placeBy(current, type, isOn(above, true));
  const layer = editLayers(timeline, (list, parents) => insertLayer(timeline, list, parents, node, position));
  makeCurrent(timeline, layer);
  return layer.index;
}

/**
 * Beside the current layer, with the same parent. A guided or masked layer is added to the guide or mask that the
 * current layer is or belongs to; a folder, mask or guide beside the mask or guide (assumed). No layer is added above
 * the camera.
 */
function placeBy(current: Layer, type: NewType, above: boolean): { index: number; parent: Layer | null } {
  const wanted = type === 'guided' ? 'guide' : type === 'masked' ? 'mask' : undefined;
  if (wanted && current.ownType === wanted) return { index: current.index + 1, parent: current };
  const isPlain = wanted !== undefined || type === 'normal';
  return placeBeside(isPlain ? current : outOfMask(current), above);
}

/** The index above or below a layer and its descendants; always below the camera. */
export function placeBeside(layer: Layer, above: boolean): { index: number; parent: Layer | null } {
  const isAbove = above && layer.ownType !== 'camera';
  const index = isAbove ? layer.index : layer.index + withDescendants(layer).length;
  return { index, parent: layer.parentLayer };
}

/** `Layer 7`, `Folder 2`: one more than the highest number in use. */
export function freeLayerName(timeline: TimelineCore, type: NewType): string {
  const word = type === 'folder' ? 'Folder' : 'Layer';
  let highest = 0;
  for (const { name } of timeline.layers) {
    const match = new RegExp(`^${word} (\\d+)$`).exec(name);
    if (match) highest = Math.max(highest, Number(match[1]));
  }
  return `${word} ${highest + 1}`;
}

/**
 * `timeline.addMotionGuide`: a guide above the current layer, which becomes guided. Returns the guide's index, -1 for a
 * current layer that is not normal.
 */
export function addMotionGuide(timeline: TimelineCore): number {
  const current = timeline.layers[timeline.currentLayer];
  if (current.layerType !== 'normal') return -1;
  const node = newLayer(`Guide: ${current.name}`, timeline.layerCount, Math.max(1, timeline.frameCount));
  LAYER.layerType.write(node, 'guide');
  const position = { index: current.index, parent: current.parentLayer };
  const guide = editLayers(timeline, (list, parents) => insertLayer(timeline, list, parents, node, position));
  setParent(current, guide);
  makeCurrent(timeline, guide);
  return guide.index;
}
