import type * as ResvgWasm from '@resvg/resvg-wasm';
import type { Raster, Rasterizer, RasterOptions } from '../Rasterizer';

const GEOMETRIC_PRECISION = 2;
const CRISP_EDGES = 1;

interface Loaded {
  resvg: typeof ResvgWasm;
  fonts: readonly Uint8Array[];
}

let loaded: Loaded | undefined;

/** The package `@resvg/resvg-wasm`, once `loadRasterizer` has loaded it. */
export const rasterizer: Rasterizer = { rasterize };

/**
 * Loads the package `@resvg/resvg-wasm`, which draws pictures in pixels.
 *
 * @param wasm - the file `index_bg.wasm` of that package: its bytes, or its address
 * @param fonts - TTF and OTF files for texts: a page cannot read those of the machine; default: none
 * @throws Error where the package or the file cannot be loaded
 */
export async function loadRasterizer(
  wasm: ArrayBuffer | Uint8Array<ArrayBuffer> | string,
  fonts: readonly Uint8Array[] = [],
): Promise<void> {
  const resvg = await import('@resvg/resvg-wasm');
  if (loaded === undefined) await resvg.initWasm(wasm);
  loaded = { resvg, fonts };
}

function rasterize(svg: string, { scale = 1, isSmooth = true, fallbackFace }: RasterOptions): Raster {
  if (loaded === undefined) throw new Error('a picture in pixels needs loadRasterizer first');
  const { resvg, fonts } = loaded;
  if (fonts.length === 0 && svg.includes('<text'))
    throw new Error('a picture of text in pixels needs fonts: give them to loadRasterizer');
  const picture = new resvg.Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    shapeRendering: isSmooth ? GEOMETRIC_PRECISION : CRISP_EDGES,
    font: { fontBuffers: [...fonts], defaultFontFamily: fallbackFace },
  });
  try {
    const image = picture.render();
    const { width, height } = image;
    const [pixels, png] = [image.pixels.slice(), image.asPng()];
    image.free();
    return { width, height, pixels, toPng: () => png };
  } finally {
    picture.free();
  }
}
