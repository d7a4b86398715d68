import { concat, IDENTITY, invert, type Matrix } from '../../../../geometry/matrix';
import { describeValue } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import { FilmLayer } from '../../../../film/records/FilmTimeline';
import { riggedMatrix } from '../../../../film/display/riggedMatrix';
import { transformNode } from '../../../../document/xfl/transformNode';
import { KEYFRAME, LAYER } from '../../../../document/xfl/schema/timelineSchema';
import type { Frame } from '../Frame';
import { Layer } from '../Layer';
import { layerAt } from './checkLayer';
import { shownFrame } from './frameEffects';

/**
 * Layer parenting: the `parentLayerIndex` of a keyframe is the `layerRiggingIndex` of its parent layer. The elements of
 * the keyframe are in the coordinates of the parent's element.
 */

/** The parent of a layer at a frame, or null. */
export function rigParent(layer: Layer, frameIndex: unknown): Layer | null {
  const frame = shownFrame(layer, 'getRigParentAtFrame', frameIndex);
  const index = frame ? followed(frame) : -1;
  return (index >= 0 && layer.timeline.layers.find((other) => riggingIndex(other) === index)) || null;
}

/** The matrix that moves all elements of a layer at a frame; the identity for a layer without a parent. */
export function rigMatrix(layer: Layer, frameIndex: unknown): Matrix {
  const method = 'getRigMatrixAtFrame';
  const frame = shownFrame(layer, method, frameIndex);
  return frame ? carrier(layer, Math.trunc(Number(frameIndex))) : IDENTITY;
}

/**
 * Sets the parent of a keyframe, a layer or its index; null or the layer itself removes it. Its elements stay where
 * they are on the stage. The layer is the first argument, as in the host, or the second, as in the reference.
 */
export function setRigParent(layer: Layer, args: readonly unknown[]): void {
  const method = 'setRigParentAtFrame';
  const isReferenceOrder = typeof args[0] === 'number' && typeof args[1] !== 'number';
  const [parent, frameIndex] = isReferenceOrder ? [args[1], args[0]] : args;
  const frame = shownFrame(layer, method, frameIndex);
  const target = frame && checkParent(method, layer, parent);
  if (!frame || target === undefined) return;
  for (let above = target; above; above = aboveAt(above, frame.startFrame)) {
    if (above === layer) throw new HostError(`${method}: layer "${layer.name}" would be its own parent`);
  }
  const before = carrier(layer, frame.startFrame);
  KEYFRAME.parentLayerIndex.write(frame.node, target ? settledIndex(target) : -1);
  const after = invert(carrier(layer, frame.startFrame));
  if (!after) return;
  const { roundToTwips } = layer.timeline.document.switches;
  for (const node of frame.elementNodes) transformNode(node, concat(after, before), roundToTwips);
}

/** Undefined for the index of a layer beyond the last: nothing changes. */
function checkParent(method: string, layer: Layer, value: unknown): Layer | null | undefined {
  if (value === null || value === undefined) return null;
  const parent = typeof value === 'number' ? layerAt(layer.timeline, method, value) : value;
  if (parent === undefined) return undefined;
  if (parent === layer) return null;
  if (!(parent instanceof Layer))
    throw new HostError(`${method}: expected a Layer or null, got ${describeValue(parent)}`);
  if (parent.timeline !== layer.timeline)
    throw new HostError(`${method}: layer "${parent.name}" belongs to another timeline`);
  if (parent.ownType === 'folder' || parent.ownType === 'camera')
    throw new HostError(`${method}: a ${parent.ownType} layer cannot be the parent of another layer`);
  return parent;
}

/** The parent of a layer, at frames that both have. */
function aboveAt(layer: Layer, index: number): Layer | null {
  return index < layer.frameCount ? rigParent(layer, index) : null;
}

function carrier(layer: Layer, index: number): Matrix {
  const layers = layer.timeline.layers.map(({ node }) => FilmLayer.of(node));
  return riggedMatrix(FilmLayer.of(layer.node), layers, index, (keyframe, elapsed) =>
    layer.timeline.document.film.shownElements(keyframe, elapsed),
  );
}

/** The number of the layer that a keyframe follows; -1 for none. */
function followed({ node }: Frame): number {
  return KEYFRAME.parentLayerIndex.read(node);
}

function riggingIndex({ node }: Layer): number {
  return LAYER.layerRiggingIndex.read(node);
}

/** The number of a layer. A new one is the smallest that no layer has and no keyframe names: a deleted layer is not a parent. */
function settledIndex(layer: Layer): number {
  if (riggingIndex(layer) >= 0) return riggingIndex(layer);
  const { layers } = layer.timeline;
  const used = new Set([
    ...layers.flatMap(({ keyframes }) => keyframes.map(followed)),
    ...layers.map(riggingIndex),
  ]);
  let number = 0;
  while (used.has(number)) number++;
  LAYER.layerRiggingIndex.write(layer.write(), number);
  return number;
}
