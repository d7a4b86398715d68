import type { Film } from '../../film/Film';
import type { FilmElement } from '../../film/records/FilmElement';
import { Drawing } from '../svg/Drawing';
import { drawElement } from '../svg/elements/drawElement';
import { encodeBitmap } from '../pixels/encodeBitmap';
import { drawFrame } from '../svg/drawFrame';
import { pixelsOf } from './rasterize';
import { joinRuns, paintRuns } from '../svg/blend/paintRuns';
import { FIRST_STATE } from '../svg/State';
import { element as svgElement } from '../svg/svg';
import type { View } from '../svg/View';

/**
 * Elements of one timeline as the data of a bitmap item: what is in the view, in the order given, back to front.
 *
 * @param warn - receives what is drawn differently from how the program would
 */
export function bitmapOf(
  film: Film,
  elements: readonly FilmElement[],
  view: View,
  warn: (message: string) => void,
): Uint8Array {
  const { fonts, limits, platform } = film;
  const { rasterizer, compression } = platform;
  const drawing = new Drawing(film, view, drawFrame);
  const runs = joinRuns(elements.flatMap((element) => drawElement(element, FIRST_STATE, drawing)));
  const content = paintRuns(runs, '', () => view, drawing);
  warnOfGaps(drawing, warn);
  const { x, y, width, height } = view;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: [x, y, width, height].join(' '),
  };
  const svg = svgElement('svg', attributes, drawing.defs, content);
  const { maxPixels } = limits;
  return encodeBitmap(pixelsOf(rasterizer, svg, { fontFolders: fonts, maxPixels }), compression);
}

/** The picture stays in the library: differences from what the program would draw are reported. */
function warnOfGaps(drawing: Drawing, warn: (message: string) => void): void {
  for (const [what] of drawing.left) warn(`The bitmap is drawn without ${what}`);
  const replaced = drawing.faces.filter((face) => !drawing.fonts.has(face));
  if (replaced.length === 0) return;
  warn(
    `The bitmap shows another face than ${replaced.join(', ')}: its font is not available (option fonts, --fonts)`,
  );
}
