import { concat, invert, type Matrix } from '../../../../geometry/matrix';
import { describeValue } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import { riggedMatrix } from '../../../../film/display/riggedMatrix';
import { displayDocumentOf } from '../../../../film/bounds/displayDocumentOf';
import { transformNode } from '../../../../document/xfl/transformNode';
import { Layer } from '../Layer';
import { checkLayer } from './checkLayer';
import { shownFrame } from './frameEffects';

/**
 * Layer parenting: a keyframe names by `parentLayerIndex` the `layerRiggingIndex` of the layer that carries it. The
 * elements of the keyframe are in the coordinates of the element that carries them.
 */

/** The layer that carries a layer at a frame, or null. */
export function rigParent(layer: Layer, frameIndex: unknown): Layer | null {
  const index = shownFrame(layer, 'getRigParentAtFrame', frameIndex).node.attr('parentLayerIndex');
  return (
    (index !== undefined && layer.timeline.layers.find((other) => riggingIndex(other) === index)) || null
  );
}

/** The matrix that moves all elements of a layer at a frame; the identity for a layer that follows none. */
export function rigMatrix(layer: Layer, frameIndex: unknown): Matrix {
  const method = 'getRigMatrixAtFrame';
  shownFrame(layer, method, frameIndex);
  return carrier(layer, Math.trunc(Number(frameIndex)));
}

/**
 * Sets or, with null or the layer itself, removes the layer that carries a keyframe: a layer or its index. Its elements
 * stay where they are on the stage. The layer comes first, as the host has it, or second, as the reference has it.
 */
export function setRigParent(layer: Layer, args: readonly unknown[]): void {
  const method = 'setRigParentAtFrame';
  const isReferenceOrder = typeof args[0] === 'number' && typeof args[1] !== 'number';
  const [parent, frameIndex] = isReferenceOrder ? [args[1], args[0]] : args;
  const frame = shownFrame(layer, method, frameIndex);
  const target = checkParent(method, layer, parent);
  for (let above = target; above; above = aboveAt(above, frame.startFrame)) {
    if (above === layer) throw new HostError(`${method}: layer "${layer.name}" would carry itself`);
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
    throw new HostError(`${method}: a ${parent.ownType} layer carries no other layer`);
  return parent;
}

/** The layer that carries another one, at frames that both have. */
function aboveAt(layer: Layer, index: number): Layer | null {
  return index < layer.frameCount ? rigParent(layer, index) : null;
}

function carrier(layer: Layer, index: number): Matrix {
  const nodes = layer.timeline.layers.map(({ node }) => node);
  return riggedMatrix(layer.node, nodes, index, displayDocumentOf(layer.timeline.document));
}

function riggingIndex(layer: Layer): string | undefined {
  return layer.node.attr('layerRiggingIndex');
}

/** The least number of the timeline that no layer has, and that no keyframe names: a deleted layer carries nothing. */
function newRiggingIndex(layer: Layer): string {
  const { layers } = layer.timeline;
  const named = layers.flatMap(({ keyframes }) => keyframes.map(({ node }) => node.attr('parentLayerIndex')));
  const used = new Set([...named, ...layers.map(riggingIndex)]);
  let number = 0;
  while (used.has(String(number))) number++;
  layer.write().setAttr('layerRiggingIndex', String(number));
  return String(number);
}
