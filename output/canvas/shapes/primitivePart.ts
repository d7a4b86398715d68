import { apply, type Matrix } from '../../../geometry/matrix';
import type { FilmElement, FilmPrimitive } from '../../../film/records/FilmElement';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';
import { paintCode } from '../paint/paintCode';
import type { ShapePart } from './ShapePart';
import { strokeCode } from '../paint/strokeCode';

/** A rectangle or oval object as the player draws it by its size; undefined for other shapes, parts of ovals too. */
export function primitivePart(
  { primitive, fills, strokes }: FilmElement,
  matrix: Matrix,
  field: string,
  film: FilmContext,
): ShapePart | undefined {
  const outline = primitive && outlineCode(primitive);
  if (!primitive || outline === undefined) return undefined;
  const local = { x: primitive.x + primitive.objectWidth / 2, y: primitive.y + primitive.objectHeight / 2 };
  const placement = { matrix: { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 }, center: local, field };
  const fill = fills.get(1);
  const stroke = strokes.get(1);
  const line = stroke?.paint;
  const filled = fill && paintCode(fill, 'f', placement, film);
  const lined = line && paintCode(line, 's', placement, film);
  if (!filled && !lined) return undefined;
  const styles = [
    filled?.code ?? 'f()',
    lined?.code ?? 's()',
    ...(stroke && lined ? [strokeCode(stroke, 1, film)] : []),
  ];
  const { a, b, c, d } = matrix;
  const before = filled?.before ?? lined?.before;
  return {
    code: [...styles, outline].join('.'),
    before,
    center: apply(matrix, local),
    matrix: { a, b, c, d },
  };
}

function outlineCode(primitive: FilmPrimitive): string | undefined {
  const { objectWidth: width, objectHeight: height } = primitive;
  const { topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius } = primitive;
  const box = [-width / 2, -height / 2, width, height].map((value) => fixed(value, 2));
  if (primitive.type === 'oval') return isWhole(primitive) ? call('de', box) : undefined;
  const limit = Math.min(width, height) / 2;
  // In the order of the player's arguments.
  const radii = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius];
  if (radii.some((radius) => radius < 0)) return undefined;
  const [first, ...others] = radii.map((radius) => fixed(Math.min(limit, radius), 2));
  if (others.some((radius) => radius !== first)) return call('rc', [...box, first, ...others]);
  return first === 0 ? call('dr', box) : call('rr', [...box, first]);
}

/** An oval all around, without a hole. */
function isWhole({ startAngle, endAngle, innerRadius, closePath }: FilmPrimitive): boolean {
  return (endAngle - startAngle) % 360 === 0 && innerRadius === 0 && closePath;
}
