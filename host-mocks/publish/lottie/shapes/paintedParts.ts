import { assembleFills, assembleStrokes } from '../../../geometry/edges/fillPaths';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { readFlag, readNumber, readText } from '../../../model/xfl/attributes';
import { dashLengths } from '../../../model/xfl/dashLengths';
import { readMatrix } from '../../../model/xfl/nodeMatrix';
import { invert, type Matrix } from '../../../geometry/matrix';
import type { XmlNode } from '../../../xml/XmlNode';
import { itemPathOf } from '../../../model/xfl/itemPathOf';
import { shapePiece } from '../../timeline/shapePiece';
import type { Composition } from '../film/Composition';
import { gradientPaint } from './gradientPaint';
import { lottiePath } from './lottiePath';
import { EVEN_ODD, opaquePart, type BitmapPart, type PaintedPart } from './PaintedPart';
import { solidNumbers } from './solidNumbers';

type Part = PaintedPart | BitmapPart;

/** The parts of a shape, from the back to the front: fills, then strokes. A mask has its fills as one area, and no strokes. */
export function paintedParts(node: XmlNode, composition: Composition): Part[] {
  const { fills, strokes, edges } = shapePiece(node);
  const areas = assembleFills(edges);
  if (composition.look.isMask) {
    const loops = areas.filter(({ style }) => fills.has(style)).flatMap((area) => area.loops);
    return loops.length === 0 ? [] : [opaquePart(loops.map((loop) => lottiePath(loop, true)))];
  }
  const parts: Part[] = [];
  for (const { style, loops } of areas) {
    const fill = fills.get(style);
    const part = fill && loops.length > 0 ? fillPart(fill, loops, composition) : undefined;
    if (part) parts.push(part);
  }
  const lines = new Map<number, { path: Segments; isClosed: boolean }[]>();
  for (const { style, path, isClosed } of assembleStrokes(edges)) {
    const list = lines.get(style);
    if (list) list.push({ path, isClosed });
    else lines.set(style, [{ path, isClosed }]);
  }
  for (const [style, runs] of lines) {
    const stroke = strokes.get(style);
    const part = stroke && strokePart(stroke, runs, composition);
    if (part) parts.push(part);
  }
  return parts;
}

function fillPart(fill: XmlNode, loops: readonly Segments[], composition: Composition): Part | undefined {
  const { film, look } = composition;
  const paths = (matrix?: Matrix): PaintedPart['paths'] =>
    loops.map((loop) => lottiePath(loop, true, matrix));
  switch (fill.name) {
    case 'SolidColor':
      return {
        kind: 'paint',
        ty: 'fl',
        paths: paths(),
        numbers: solidNumbers(fill, look.color),
        fixed: { r: EVEN_ODD },
      };
    case 'LinearGradient':
    case 'RadialGradient': {
      const { numbers, fixed, stops, place } = gradientPaint(fill, loops, look.color, 'exact');
      const back = place && invert(place);
      return {
        kind: 'paint',
        ty: stops === undefined ? 'fl' : 'gf',
        paths: paths(back),
        numbers,
        fixed: { ...fixed, r: EVEN_ODD },
        stops,
        place,
      };
    }
    case 'BitmapFill': {
      const { a, b, c, d, tx, ty } = readMatrix(fill);
      // Bitmap fills count the bitmap's pixels in twips.
      const matrix = { a: a / 20, b: b / 20, c: c / 20, d: d / 20, tx, ty };
      const isClipped = readFlag(fill, 'bitmapIsClipped');
      return { kind: 'bitmap', paths: paths(), path: itemPathOf(fill, 'bitmapPath'), matrix, isClipped };
    }
    default:
      film.lose(`The fill "${fill.name}" is left out.`);
      return undefined;
  }
}

/** As Lottie numbers them. */
const CAPS: Record<string, number> = { none: 1, square: 3 };
const JOINTS: Record<string, number> = { miter: 1, bevel: 3 };
const ROUND = 2;

function strokePart(
  stroke: XmlNode,
  runs: readonly { path: Segments; isClosed: boolean }[],
  { film, look, scale }: Composition,
): PaintedPart | undefined {
  const paint = stroke.child('fill')?.children.at(0);
  if (!paint) return undefined;
  const isGradient = paint.name === 'LinearGradient' || paint.name === 'RadialGradient';
  if (!isGradient && paint.name !== 'SolidColor') {
    film.lose('A line that is filled with a bitmap is left out: players have none.');
    return undefined;
  }
  const gradient = isGradient
    ? gradientPaint(
        paint,
        runs.map(({ path }) => path),
        look.color,
        'round',
      )
    : { numbers: solidNumbers(paint, look.color), fixed: {}, stops: undefined };
  const joint = JOINTS[readText(stroke, 'joints')] ?? ROUND;
  const dashes = dashesOf(stroke, film);
  return {
    kind: 'paint',
    ty: gradient.stops === undefined ? 'st' : 'gs',
    paths: runs.map(({ path, isClosed }) => lottiePath(path, isClosed && !isDot(path))),
    numbers: { ...gradient.numbers, w: [widthOf(stroke, scale)] },
    fixed: {
      ...gradient.fixed,
      lc: CAPS[readText(stroke, 'caps')] ?? ROUND,
      lj: joint,
      ...(joint === 1 ? { ml: readNumber(stroke, 'miterLimit', 3) } : {}),
      ...(dashes ? { d: dashes } : {}),
    },
    stops: gradient.stops,
  };
}

/** Lines are one pixel wide at least, hairlines always; nobody knows how large a symbol is shown. */
function widthOf(stroke: XmlNode, scale: number): number {
  const pixel = 1 / (scale || 1);
  if (readText(stroke, 'solidStyle') === 'hairline') return pixel;
  return Math.max(readNumber(stroke, 'weight', 1), pixel);
}

function isDot({ count, points }: Segments): boolean {
  return count === 1 && points[0] === points[STRIDE - 2] && points[1] === points[STRIDE - 1];
}

function dashesOf(stroke: XmlNode, film: Composition['film']): unknown[] | undefined {
  const lengths = dashLengths(stroke);
  if (!lengths && stroke.name !== 'SolidStroke')
    film.lose('A ragged, stippled or hatched line becomes a plain one.');
  return lengths?.map((length, i) => ({ n: i === 0 ? 'd' : 'g', v: { a: 0, k: length } }));
}
