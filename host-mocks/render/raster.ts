import type { Rasterizer, RasterOptions } from '../platform/Rasterizer';
import type { Pixels } from './encodeBitmap';
import { FALLBACK_FACE } from './fonts/families';

/** A PNG of an SVG picture. */
export function rasterize(
  rasterizer: Rasterizer,
  svg: string,
  options?: Omit<RasterOptions, 'fallbackFace'>,
): Uint8Array {
  return rasterizer.rasterize(svg, { ...options, fallbackFace: FALLBACK_FACE }).toPng();
}

/** The pixels of an SVG picture. */
export function pixelsOf(rasterizer: Rasterizer, svg: string): Pixels {
  const { width, height, pixels } = rasterizer.rasterize(svg, { fallbackFace: FALLBACK_FACE });
  return { width, height, rgba: unmultiplied(pixels) };
}

function unmultiplied(pixels: Uint8Array): Uint8Array {
  const rgba = Uint8Array.from(pixels);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3];
    for (let channel = 0; channel < 3 && alpha > 0; channel++) {
      rgba[at + channel] = Math.min(255, Math.round((rgba[at + channel] * 255) / alpha));
    }
  }
  return rgba;
}
