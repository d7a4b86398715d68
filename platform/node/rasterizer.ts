import type * as Resvg from '@resvg/resvg-js';
import type { Raster, Rasterizer, RasterOptions } from '../Rasterizer';
import { loadPackage } from './loadPackage';

const PACKAGE = '@resvg/resvg-js';
const GEOMETRIC_PRECISION = 2;
const CRISP_EDGES = 1;

/** The package `@resvg/resvg-js`, loaded at the first picture: it is optional, and large. */
export const rasterizer: Rasterizer = { rasterize };

function rasterize(
  svg: string,
  { scale = 1, isSmooth = true, fallbackFace, fontFolders = [], maxPixels = Infinity }: RasterOptions,
): Raster {
  const { Resvg: Picture } = load();
  const picture = new Picture(svg, {
    fitTo: { mode: 'zoom', value: scale },
    shapeRendering: isSmooth ? GEOMETRIC_PRECISION : CRISP_EDGES,
    font: fontsFor(svg, fallbackFace, fontFolders),
  });
  const pixels = picture.width * picture.height * scale ** 2;
  if (pixels > maxPixels)
    throw new RangeError(`the picture would have ${pixels} pixels; the maximum is ${maxPixels}`);
  const image = picture.render();
  return { width: image.width, height: image.height, pixels: image.pixels, toPng: () => image.asPng() };
}

/** Reading all fonts of a machine takes longer than most pictures: only pictures with text need them. */
function fontsFor(
  svg: string,
  fallbackFace: string | undefined,
  fontFolders: readonly string[],
): Resvg.ResvgRenderOptions['font'] {
  if (!svg.includes('<text')) return { loadSystemFonts: false };
  return { loadSystemFonts: true, defaultFontFamily: fallbackFace, fontDirs: [...fontFolders] };
}

function load(): typeof Resvg {
  return loadPackage(PACKAGE, 'a picture in pixels') as typeof Resvg;
}
