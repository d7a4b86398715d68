import type { Matrix, Point } from '../../../geometry/matrix';
import { concat } from '../../../geometry/matrix';
import { readFlag, readNumber, readText } from '../../../model/xfl/attributes';
import { channelsOf } from '../../../model/xfl/channels';
import { readColor, type ParsedColor } from '../../../model/xfl/colors';
import { GRADIENT_RADIUS } from '../../../model/xfl/gradientRadius';
import { readMatrix } from '../../../model/xfl/nodeMatrix';
import { mixedInLight } from '../../../render/paint/mixedInLight';
import type { XmlNode } from '../../../xml/XmlNode';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import { quoteText } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';
import { itemPathOf } from '../../../model/xfl/itemPathOf';

/** The letter in front of the player's methods: `f` fills, `s` strokes, `lf` fills with a linear gradient. */
type Target = 'f' | 's';

/** A paint as a call of `cjs.Graphics`, and the statement that must be before it. */
export interface PaintCode {
  readonly code: string;
  readonly before?: string;
}

/** Where a paint is used: how its shape is moved, where the zero point of its part is, and which field draws it. */
export interface PaintPlace {
  readonly matrix: Matrix;
  readonly center: Point;
  readonly field: string;
}

/** A colour: `"#RRGGBB"`, or `"rgba(…)"` for a transparent one. */
export function colorCode({ rgb, alpha }: ParsedColor): string {
  if (alpha >= 1) return quoteText(rgb.toUpperCase());
  return quoteText(`rgba(${channelsOf(rgb).join(',')},${fixed(Math.max(0, alpha), 3)})`);
}

/** A paint; undefined, and noted, for one that the player cannot draw. */
export function paintCode(
  node: XmlNode,
  target: Target,
  place: PaintPlace,
  film: FilmContext,
): PaintCode | undefined {
  switch (node.name) {
    case 'SolidColor':
      return { code: call(target, [colorCode(readColor(node))]) };
    case 'LinearGradient':
      return { code: linearGradient(node, target, place, film) };
    case 'RadialGradient':
      return { code: radialGradient(node, target, place, film) };
    case 'BitmapFill':
      return bitmapFill(node, target, place, film);
    default:
      film.lose(`The fill "${node.name}" is left out.`);
      return undefined;
  }
}

function linearGradient(
  node: XmlNode,
  target: Target,
  { matrix, center }: PaintPlace,
  film: FilmContext,
): string {
  const { a, b, tx, ty } = concat(matrix, readMatrix(node));
  const end = (share: number): number[] => [
    fixed(tx + share * a * GRADIENT_RADIUS - center.x, 1),
    fixed(ty + share * b * GRADIENT_RADIUS - center.y, 1),
  ];
  return call(`l${target}`, [...stops(node, film), ...end(-1), ...end(1)]);
}

/** The player's circles are round: an oval gradient has the radius of its first axis. */
function radialGradient(
  node: XmlNode,
  target: Target,
  { matrix, center }: PaintPlace,
  film: FilmContext,
): string {
  const { a, b, c, d, tx, ty } = concat(matrix, readMatrix(node));
  const focus = readNumber(node, 'focalPointRatio') * GRADIENT_RADIUS;
  const radius = GRADIENT_RADIUS * Math.hypot(a, b);
  if (Math.abs(Math.hypot(c, d) * GRADIENT_RADIUS - radius) > radius * OVAL)
    film.lose('An oval gradient becomes a round one: the player has no others.');
  const [x, y] = [tx - center.x, ty - center.y];
  const focal = [fixed(x + focus * a, 1), fixed(y + focus * b, 1), 0];
  return call(`r${target}`, [...stops(node, film), ...focal, fixed(x, 1), fixed(y, 1), fixed(radius, 1)]);
}

/** The share by which the axes of a gradient may differ and still look round. */
const OVAL = 0.02;

function stops(node: XmlNode, film: FilmContext): string[] {
  const spread = readText(node, 'spreadMethod', 'extend');
  if (spread !== 'extend') film.lose(`A gradient that goes on by "${spread}" ends with its last colour.`);
  const entries = node.childrenNamed('GradientEntry').map((entry) => ({
    ratio: readNumber(entry, 'ratio'),
    ...readColor(entry),
  }));
  const shown = node.attr('interpolationMethod') === 'linearRGB' ? mixedInLight(entries) : entries;
  const list = (values: readonly (string | number)[]): string => `[${values.join(',')}]`;
  return [list(shown.map(colorCode)), list(shown.map(({ ratio }) => fixed(ratio, 3)))];
}

/** Bitmap fills count the bitmap's pixels in twips: their matrix is twenty times too large for pixels. */
function bitmapFill(
  node: XmlNode,
  target: Target,
  { matrix, center, field }: PaintPlace,
  film: FilmContext,
): PaintCode | undefined {
  const image = film.imageCode(itemPathOf(node, 'bitmapPath'), field);
  if (!image) return undefined;
  const { a, b, c, d, tx, ty } = concat(matrix, readMatrix(node));
  const linear = [a, b, c, d].map((value) => fixed(value / 20, 4));
  const place = call('new cjs.Matrix2D', [...linear, fixed(tx - center.x, 1), fixed(ty - center.y, 1)]);
  const repetition = readFlag(node, 'bitmapIsClipped') ? '"no-repeat"' : 'null';
  if (target === 's') {
    film.lose('A line that is filled with a bitmap shows it at its own size and place.');
    return { code: call('bs', [image.code, repetition]), before: image.before };
  }
  return { code: call('bf', [image.code, repetition, place]), before: image.before };
}
