import { Resvg } from '@resvg/resvg-js';
import { FALLBACK_FACE } from './fonts';

export interface RasterOptions {
  /** Pixels of the PNG per pixel of the stage. */
  scale?: number;
  /** False draws hard edges, as players at low quality do. */
  isSmooth?: boolean;
}

const GEOMETRIC_PRECISION = 2;
const CRISP_EDGES = 1;

/** A PNG of an SVG picture. */
export function rasterize(svg: string, { scale = 1, isSmooth = true }: RasterOptions = {}): Uint8Array {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    shapeRendering: isSmooth ? GEOMETRIC_PRECISION : CRISP_EDGES,
    font: { loadSystemFonts: true, defaultFontFamily: FALLBACK_FACE },
  });
  return picture.render().asPng();
}
