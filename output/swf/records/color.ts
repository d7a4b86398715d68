import { channelsOf } from '../../../document/xfl/channels';
import type { ParsedColor } from '../../../document/xfl/colors';
import type { ByteWriter } from '../../../platform/ByteWriter';

/** Red, green, blue. */
export function writeRgb(out: ByteWriter, rgb: string): void {
  for (const channel of channelsOf(rgb)) out.u8(channel);
}

/** Red, green, blue, alpha. */
export function writeRgba(out: ByteWriter, { rgb, alpha }: ParsedColor): void {
  writeRgb(out, rgb);
  out.u8(byteOf(alpha));
}

/** A share from 0 to 1 as a byte. */
export function byteOf(share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * 255) || 0;
}
