import { Resvg } from '@resvg/resvg-js';

/** A PNG of an SVG picture, at its own size times `scale`. */
export function rasterize(svg: string, scale = 1): Uint8Array {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans' },
  });
  return picture.render().asPng();
}
