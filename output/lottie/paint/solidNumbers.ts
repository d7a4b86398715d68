import { channelsOf } from '../../../document/xfl/channels';
import type { ParsedColor } from '../../../document/xfl/colors';

/** A colour and its opacity as the numbers of a paint. */
export function colorNumbersOf({ rgb, alpha }: ParsedColor): { c: number[]; o: number[] } {
  return { c: unitColor(rgb), o: [Math.min(1, Math.max(0, alpha)) * 100] };
}

/** Red, green and blue from 0 to 1. */
export function unitColor(rgb: string): number[] {
  return channelsOf(rgb).map((channel) => channel / 255);
}
