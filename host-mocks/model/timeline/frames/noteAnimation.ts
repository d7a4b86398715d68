import type { Layer } from '../Layer';
import { isWhole } from '../tweening';

/** Notes on a layer that it has no motion object or pose any more. */
export function noteAnimation(layer: Layer): void {
  if (!layer.keyframes.some(({ node }) => isWhole(node))) layer.node.setAttr('animationType', null);
}
