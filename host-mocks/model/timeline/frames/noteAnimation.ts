import { LAYER } from '../../../../document/xfl/schema/timelineSchema';
import type { Layer } from '../Layer';
import { isWhole } from '../tweening';

/** Updates the flag of a layer that no longer has motion objects or poses. */
export function noteAnimation(layer: Layer): void {
  if (!layer.keyframes.some(({ node }) => isWhole(node))) LAYER.animationType.write(layer.node, 'none');
}
