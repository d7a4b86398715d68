import { apply, type Matrix } from '../../../geometry/matrix';
import { fillsOf, strokesOf } from '../../../document/xfl/paints/shapeStyles';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';
import { paintCode } from './paintCode';
import type { ShapePart } from './ShapePart';
import { strokeCode } from './strokeCode';
import { PRIMITIVE } from '../../../document/xfl/schema/elementSchema';

/** In the order of the player's arguments. */
const { topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius } = PRIMITIVE;
const CORNERS = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius];

/** A rectangle or oval object as the player draws it by its size; undefined for other shapes, parts of ovals too. */
export function primitivePart(
  node: XmlNode,
  matrix: Matrix,
  field: string,
  film: FilmContext,
): ShapePart | undefined {
  const [width, height] = [PRIMITIVE.objectWidth.read(node), PRIMITIVE.objectHeight.read(node)];
  const outline = outlineCode(node, width, height);
  if (outline === undefined) return undefined;
  const local = { x: PRIMITIVE.x.read(node) + width / 2, y: PRIMITIVE.y.read(node) + height / 2 };
  const placement = { matrix: { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 }, center: local, field };
  const fill = fillsOf(node).get(1);
  const stroke = strokesOf(node).get(1);
  const line = stroke?.paint;
  const filled = fill && paintCode(fill, 'f', placement, film);
  const lined = line && paintCode(line, 's', placement, film);
  if (!filled && !lined) return undefined;
  const styles = [
    filled?.code ?? 'f()',
    lined?.code ?? 's()',
    ...(stroke && lined ? [strokeCode(stroke, film)] : []),
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

function outlineCode(node: XmlNode, width: number, height: number): string | undefined {
  const box = [-width / 2, -height / 2, width, height].map((value) => fixed(value, 2));
  if (node.name === 'DOMOvalObject') return isWhole(node) ? call('de', box) : undefined;
  if (node.name !== 'DOMRectangleObject') return undefined;
  const limit = Math.min(width, height) / 2;
  const radii = CORNERS.map((corner) => corner.read(node));
  if (radii.some((radius) => radius < 0)) return undefined;
  const [first, ...others] = radii.map((radius) => fixed(Math.min(limit, radius), 2));
  if (others.some((radius) => radius !== first)) return call('rc', [...box, first, ...others]);
  return first === 0 ? call('dr', box) : call('rr', [...box, first]);
}

/** An oval all around, without a hole. */
function isWhole(node: XmlNode): boolean {
  const sweep = (PRIMITIVE.endAngle.read(node) - PRIMITIVE.startAngle.read(node)) % 360;
  return sweep === 0 && PRIMITIVE.innerRadius.read(node) === 0 && PRIMITIVE.closePath.read(node);
}
