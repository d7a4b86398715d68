import type { DisplayedLayer } from '../display/DisplayedLayer';
import { colorKey } from '../../document/xfl/ColorTransform';

/** True when a layer shows the same elements in the same way. */
export function sameDisplay(one: DisplayedLayer, other: DisplayedLayer): boolean {
  return (
    one.keyframe === other.keyframe &&
    one.elements.length === other.elements.length &&
    one.elements.every((element, i) => element === other.elements[i]) &&
    isPlacedAlike(one, other)
  );
}

/** True when a layer is seen from the same place and in the same colours. */
export function isPlacedAlike({ matrix: m, color }: DisplayedLayer, other: DisplayedLayer): boolean {
  const n = other.matrix;
  const isSame = m.a === n.a && m.b === n.b && m.c === n.c && m.d === n.d && m.tx === n.tx && m.ty === n.ty;
  return isSame && (color === other.color || colorKey(color) === colorKey(other.color));
}
