import { colorKey, NO_COLOR_TRANSFORM, type ColorTransform } from '../../../document/xfl/ColorTransform';

/** How the content of a composition is painted: colour effects are carried out on every paint, as Flash Player does. */
export interface Look {
  readonly color: ColorTransform;
  /** What a mask shows: all fills opaque, no lines, no effects. */
  readonly isMask: boolean;
}

export const PLAIN_LOOK: Look = { color: NO_COLOR_TRANSFORM, isMask: false };

export const MASK_LOOK: Look = { color: NO_COLOR_TRANSFORM, isMask: true };

/** A text that is equal for equal looks. */
export function lookKey({ color, isMask }: Look): string {
  return isMask ? 'mask' : isPlainColor(color) ? '' : colorKey(color);
}

export function isPlainColor({ factors, offsets }: ColorTransform): boolean {
  return factors.every((factor) => factor === 1) && offsets.every((offset) => offset === 0);
}
