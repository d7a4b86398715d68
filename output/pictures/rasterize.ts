import type { Raster, Rasterizer, RasterOptions } from '../../platform/Rasterizer';
import type { Pixels } from '../pixels/encodeBitmap';
import { FALLBACK_FACE } from '../svg/fonts/families';
import { DEFAULT_LIMITS } from '../../document/container/limits';
import { withoutUnseen } from '../svg/unseen/withoutUnseen';

export interface RasterizeOptions extends Omit<RasterOptions, 'fallbackFace'> {
  /** Maximum pixels of the picture; default 64 million. */
  maxPixels?: number;
  /** True for a picture without layers that the rasterizer cannot paint: it is not looked at for them. */
  isSafe?: boolean;
  /** Receives the words for a part that the rasterizer cannot paint and the picture lacks; default: that throws. */
  tell?: (what: string) => void;
}

/** A PNG of an SVG picture. @throws RangeError for more pixels than the limit, before any is allocated. */
export function rasterize(rasterizer: Rasterizer, svg: string, options: RasterizeOptions = {}): Uint8Array {
  return rasterOf(rasterizer, svg, options).toPng();
}

/** An SVG picture in pixels. @throws RangeError for more pixels than the limit, before any is allocated. */
export function rasterOf(
  rasterizer: Rasterizer,
  svg: string,
  { maxPixels, isSafe = false, tell = refuse, ...options }: RasterizeOptions,
): Raster {
  checkPixels(svg, options.scale ?? 1, maxPixels);
  const safe = isSafe ? svg : withoutUnseen(svg, options.scale ?? 1, tell);
  return rasterizer.rasterize(forRasterizer(safe), { ...options, fallbackFace: FALLBACK_FACE });
}

function refuse(what: string): never {
  throw new RangeError(`the picture would lack ${what}`);
}

/** The rasterizer knows hard bitmaps by the word of SVG 1.1, which browsers draw smooth. */
function forRasterizer(svg: string): string {
  return svg.replaceAll('image-rendering="pixelated"', 'image-rendering="optimizeSpeed"');
}

/** The pixels of an SVG picture. @throws RangeError for more pixels than the limit, before any is allocated. */
export function pixelsOf(rasterizer: Rasterizer, svg: string, options: RasterizeOptions = {}): Pixels {
  const { width, height, pixels } = rasterOf(rasterizer, svg, options);
  return { width, height, rgba: unmultiplied(pixels) };
}

/** Straight colours of premultiplied ones. */
export function unmultiplied(pixels: Uint8Array): Uint8Array {
  const rgba = Uint8Array.from(pixels);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3];
    for (let channel = 0; channel < 3 && alpha > 0; channel++) {
      // As the rasterizer rounds when it writes PNG files itself.
      rgba[at + channel] = Math.min(255, Math.floor(rgba[at + channel] / (alpha / 255) + 0.5));
    }
  }
  return rgba;
}

const SIZE = /^<svg [^>]*?width="([^"]*)" height="([^"]*)"/;

function checkPixels(svg: string, scale: number, maxPixels = DEFAULT_LIMITS.maxPixels): void {
  const [width, height] = (SIZE.exec(svg) ?? []).slice(1).map((size) => Math.ceil(Number(size) * scale));
  if (width * height <= maxPixels) return;
  throw new RangeError(
    `a picture of ${width} x ${height} pixels is more than the limit maxPixels, ${maxPixels}; draw it smaller (scale), or raise the limit (--max-pixels)`,
  );
}
