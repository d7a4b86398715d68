import { Resvg } from '@resvg/resvg-js';
import type { Pixels } from './encodeBitmap';
import { FALLBACK_FACE } from './fonts';

export interface RasterOptions {
  /** Pixels of the PNG per pixel of the stage. */
  scale?: number;
  /** False draws hard edges, as players at low quality do. */
  isSmooth?: boolean;
}

type RenderedImage = ReturnType<Resvg['render']>;

const GEOMETRIC_PRECISION = 2;
const CRISP_EDGES = 1;

/** A PNG of an SVG picture. */
export function rasterize(svg: string, options?: RasterOptions): Uint8Array {
  return paint(svg, options).asPng();
}

/** The pixels of an SVG picture. */
export function pixelsOf(svg: string): Pixels {
  const image = paint(svg);
  return { width: image.width, height: image.height, rgba: unmultiplied(image.pixels) };
}

/** resvg's pixels are premultiplied. */
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

function paint(svg: string, { scale = 1, isSmooth = true }: RasterOptions = {}): RenderedImage {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    shapeRendering: isSmooth ? GEOMETRIC_PRECISION : CRISP_EDGES,
    font: { loadSystemFonts: true, defaultFontFamily: FALLBACK_FACE },
  });
  return picture.render();
}
