import { HostError } from '../../../realm/HostError';
import { describeValue } from '../../../realm/checkValue';
import { readInteger } from '../../xfl/attributes';
import { Layer } from '../Layer';
import { effectsAt } from './frameEffects';

/** The number by which keyframes of other layers name a layer. */
const NUMBER = 'layerRiggingIndex';

/** The layer that another one follows at a frame; null for none, and for one that was deleted. */
export function rigParent(layer: Layer, method: string, frameIndex: unknown): Layer | null {
  const number = effectsAt(layer, method, frameIndex).attr('parentLayerIndex');
  const found = layer.timeline.layers.find((other) => other !== layer && other.node.attr(NUMBER) === number);
  return number === undefined ? null : (found ?? null);
}

/**
 * Lets a layer follow another one from the keyframe of a frame on; null for none.
 *
 * @throws HostError for a layer of another timeline, and for one that follows the layer itself.
 */
export function setRigParent(layer: Layer, method: string, frameIndex: unknown, parent: unknown): void {
  const keyframe = effectsAt(layer, method, frameIndex);
  if (parent === null) {
    keyframe.setAttr('parentLayerIndex', null);
    return;
  }
  if (!(parent instanceof Layer) || parent.timeline !== layer.timeline) {
    throw new HostError(`${method}: expected a layer of the timeline, or null, got ${describeValue(parent)}`);
  }
  for (let above: Layer | null = parent; above; above = parentOf(above, method, frameIndex)) {
    if (above === layer) throw new HostError(`${method}: layer "${layer.name}" would follow itself`);
  }
  keyframe.setAttr('parentLayerIndex', numberOf(parent));
}

function parentOf(layer: Layer, method: string, frameIndex: unknown): Layer | null {
  return Number(frameIndex) < layer.frameCount ? rigParent(layer, method, frameIndex) : null;
}

/** The layer's number, a new one where it has none. */
function numberOf({ node, timeline }: Layer): string {
  const numbers = timeline.layers.map((layer) => readInteger(layer.node, NUMBER, -1));
  if (node.attr(NUMBER) === undefined) node.setAttr(NUMBER, String(Math.max(...numbers) + 1));
  return node.attr(NUMBER) ?? '';
}
