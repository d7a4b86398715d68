import { channelsOf, formatChannels } from '../../../document/xfl/channels';
import {
  colorKey,
  NO_COLOR_TRANSFORM,
  transformColor,
  type ColorTransform,
} from '../../../document/xfl/ColorTransform';
import type { ParsedColor } from '../../../document/xfl/colors';
import { adjustedChannels, type ColorRows } from '../../svg/filters/adjustColor';

/** How the content of a composition is painted: colour effects are carried out on every paint, as Flash Player does. */
export interface Look {
  readonly color: ColorTransform;
  /** Adjusts the colours after the effect, as a filter around all of it does; then the look there counts. */
  readonly adjusted?: { readonly rows: ColorRows; readonly around: Look };
  /** What a mask shows: all fills opaque, no lines, no effects. */
  readonly isMask: boolean;
}

export const PLAIN_LOOK: Look = { color: NO_COLOR_TRANSFORM, isMask: false };

export const MASK_LOOK: Look = { color: NO_COLOR_TRANSFORM, isMask: true };

/** A text that is equal for equal looks. */
export function lookKey({ color, adjusted, isMask }: Look): string {
  if (isMask) return 'mask';
  const own = isPlainColor(color) ? '' : colorKey(color);
  return adjusted ? `${own} ${JSON.stringify(adjusted.rows)} ${lookKey(adjusted.around)}` : own;
}

/** A colour of the document as it is shown. */
export function shownColor(color: ParsedColor, { color: effect, adjusted }: Look): ParsedColor {
  const { rgb, alpha } = transformColor(color, effect);
  if (!adjusted) return { rgb, alpha };
  const channels = adjustedChannels(channelsOf(rgb), adjusted.rows);
  return shownColor({ rgb: formatChannels(channels).toLowerCase(), alpha }, adjusted.around);
}

export function isPlainColor({ factors, offsets }: ColorTransform): boolean {
  return factors.every((factor) => factor === 1) && offsets.every((offset) => offset === 0);
}
