import type { Matrix, Point } from '../../../geometry/matrix';
import { concat } from '../../../geometry/matrix';
import { channelsOf } from '../../../document/xfl/channels';
import type { ParsedColor } from '../../../document/xfl/colors';
import { GRADIENT_RADIUS } from '../../../document/xfl/gradientRadius';
import {
  pixelMatrix,
  type BitmapPaint,
  type DocumentPaint,
  type GradientPaint,
} from '../../../document/xfl/paints/DocumentPaint';
import { mixedInLight } from '../../svg/paint/mixedInLight';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import { quoteText } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';
import { PAINT_SCHEMA } from '../../../document/xfl/schema/paintSchema';
import { noteUnknownWord } from '../../published/noteUnknownWord';

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
  paint: DocumentPaint,
  target: Target,
  place: PaintPlace,
  film: FilmContext,
): PaintCode | undefined {
  switch (paint.tag) {
    case 'SolidColor':
      return { code: call(target, [colorCode(paint.rgba)]) };
    case 'LinearGradient':
      return { code: linearGradient(paint, target, place, film) };
    case 'RadialGradient':
      return { code: radialGradient(paint, target, place, film) };
    case 'BitmapFill':
      return bitmapFill(paint, target, place, film);
    case 'unknown':
      film.lose(`The fill "${paint.name}" is left out.`);
      return undefined;
  }
}

function linearGradient(
  paint: GradientPaint,
  target: Target,
  { matrix, center }: PaintPlace,
  film: FilmContext,
): string {
  const { a, b, tx, ty } = concat(matrix, paint.matrix);
  const end = (share: number): number[] => [
    fixed(tx + share * a * GRADIENT_RADIUS - center.x, 1),
    fixed(ty + share * b * GRADIENT_RADIUS - center.y, 1),
  ];
  return call(`l${target}`, [...stops(paint, film), ...end(-1), ...end(1)]);
}

/** The player's circles are round: an oval gradient has the radius of its first axis. */
function radialGradient(
  paint: GradientPaint,
  target: Target,
  { matrix, center }: PaintPlace,
  film: FilmContext,
): string {
  const { a, b, c, d, tx, ty } = concat(matrix, paint.matrix);
  const focus = paint.drawnFocus * GRADIENT_RADIUS;
  const radius = GRADIENT_RADIUS * Math.hypot(a, b);
  if (Math.abs(Math.hypot(c, d) * GRADIENT_RADIUS - radius) > radius * OVAL)
    film.lose('An oval gradient becomes a round one: the player has no others.');
  const [x, y] = [tx - center.x, ty - center.y];
  const focal = [fixed(x + focus * a, 1), fixed(y + focus * b, 1), 0];
  return call(`r${target}`, [...stops(paint, film), ...focal, fixed(x, 1), fixed(y, 1), fixed(radius, 1)]);
}

/** The share by which the axes of a gradient may differ and still look round. */
const OVAL = 0.02;

function stops(paint: GradientPaint, film: FilmContext): string[] {
  const spread = paint.spreadMethod;
  noteUnknownWord(PAINT_SCHEMA.RadialGradient.spreadMethod, paint, film);
  if (spread !== 'extend') film.lose(`A gradient that continues by "${spread}" ends with its last colour.`);
  const shown = paint.isMixedInLight ? mixedInLight(paint.stops) : paint.stops;
  const list = (values: readonly (string | number)[]): string => `[${values.join(',')}]`;
  return [list(shown.map(colorCode)), list(shown.map(({ ratio }) => fixed(ratio, 3)))];
}

function bitmapFill(
  paint: BitmapPaint,
  target: Target,
  { matrix, center, field }: PaintPlace,
  film: FilmContext,
): PaintCode | undefined {
  const image = film.imageCode(paint.path, field);
  if (!image) return undefined;
  const { a, b, c, d, tx, ty } = pixelMatrix(concat(matrix, paint.matrix));
  const linear = [a, b, c, d].map((value) => fixed(value, 4));
  const matrixCode = call('new cjs.Matrix2D', [...linear, fixed(tx - center.x, 1), fixed(ty - center.y, 1)]);
  const repetition = paint.bitmapIsClipped ? '"no-repeat"' : 'null';
  if (target === 's') {
    film.lose('A line that is filled with a bitmap shows it at its own size and place.');
    return { code: call('bs', [image.code, repetition]), before: image.before };
  }
  return { code: call('bf', [image.code, repetition, matrixCode]), before: image.before };
}
