import { concat, invert, type Matrix } from '../../../../geometry/matrix';
import { describeValue } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import { riggedMatrix } from '../../../../film/display/riggedMatrix';
import { transformNode } from '../../../../document/xfl/transformNode';
import { Layer } from '../Layer';
import { checkLayer } from './checkLayer';
import { shownFrame } from './frameEffects';

/**
 * Layer parenting: the `parentLayerIndex` of a keyframe is the `layerRiggingIndex` of its parent layer. The elements of
 * the keyframe are in the coordinates of the parent's element.
 */

/** The parent of a layer at a frame, or null. */
export function rigParent(layer: Layer, frameIndex: unknown): Layer | null {
  const index = shownFrame(layer, 'getRigParentAtFrame', frameIndex).node.attr('parentLayerIndex');
  return (
    (index !== undefined && layer.timeline.layers.find((other) => riggingIndex(other) === index)) || null
  );
}

/** The matrix that moves all elements of a layer at a frame; the identity for a layer without a parent. */
export function rigMatrix(layer: Layer, frameIndex: unknown): Matrix {
  const method = 'getRigMatrixAtFrame';
  shownFrame(layer, method, frameIndex);
  return carrier(layer, Math.trunc(Number(frameIndex)));
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
  const target = checkParent(method, layer, parent);
  for (let above = target; above; above = aboveAt(above, frame.startFrame)) {
    if (above === layer) throw new HostError(`${method}: layer "${layer.name}" would be its own parent`);
  }
  const before = carrier(layer, frame.startFrame);
  frame.node.setAttr('parentLayerIndex', target && (riggingIndex(target) ?? newRiggingIndex(target)));
  const after = invert(carrier(layer, frame.startFrame));
  if (!after) return;
  const { roundToTwips } = layer.timeline.document.switches;
  for (const node of frame.elementNodes) transformNode(node, concat(after, before), roundToTwips);
}

function checkParent(method: string, layer: Layer, value: unknown): Layer | null {
  if (value === null || value === undefined) return null;
  const parent = typeof value === 'number' ? checkLayer(layer.timeline, method, value) : value;
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
  const nodes = layer.timeline.layers.map(({ node }) => node);
  return riggedMatrix(layer.node, nodes, index, (keyframe, elapsed) =>
    layer.timeline.document.film.shownElements(keyframe, elapsed),
  );
}

function riggingIndex(layer: Layer): string | undefined {
  return layer.node.attr('layerRiggingIndex');
}

/** The smallest number in the timeline that no layer has and no keyframe names: a deleted layer is not a parent. */
function newRiggingIndex(layer: Layer): string {
  const { layers } = layer.timeline;
  const named = layers.flatMap(({ keyframes }) => keyframes.map(({ node }) => node.attr('parentLayerIndex')));
  const used = new Set([...named, ...layers.map(riggingIndex)]);
  let number = 0;
  while (used.has(String(number))) number++;
  layer.write().setAttr('layerRiggingIndex', String(number));
  return String(number);
}
