import { assembleFills, assembleStrokes } from '../../../geometry/edges/fillPaths';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { pixelMatrix, type DocumentPaint } from '../../../document/xfl/paints/DocumentPaint';
import type { DocumentStroke } from '../../../document/xfl/paints/DocumentStroke';
import { invert, type Matrix } from '../../../geometry/matrix';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { Composition } from '../film/Composition';
import { shownColor } from '../film/Look';
import { gradientPaint } from '../paint/gradientPaint';
import { lottiePath } from './lottiePath';
import { EVEN_ODD, opaquePart, type BitmapPart, type PaintedPart } from './PaintedPart';
import { colorNumbersOf } from '../paint/solidNumbers';

type Part = PaintedPart | BitmapPart;

/** The parts of a shape, from the back to the front: fills, then strokes. A mask has its fills as one area, and no strokes. */
export function paintedParts(shape: FilmElement, composition: Composition): Part[] {
  const { fills, strokes } = shape;
  const { edges } = shape.outline;
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

function fillPart(
  fill: DocumentPaint,
  loops: readonly Segments[],
  composition: Composition,
): Part | undefined {
  const { film, look } = composition;
  noteMixedColors(fill, composition);
  const paths = (matrix?: Matrix): PaintedPart['paths'] =>
    loops.map((loop) => lottiePath(loop, true, matrix));
  switch (fill.tag) {
    case 'SolidColor':
      return {
        kind: 'paint',
        ty: 'fl',
        paths: paths(),
        numbers: colorNumbersOf(shownColor(fill.rgba, look)),
        fixed: { r: EVEN_ODD },
      };
    case 'LinearGradient':
    case 'RadialGradient': {
      const { numbers, fixed, stops, place } = gradientPaint(fill, loops, look, 'exact');
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
      const matrix = pixelMatrix(fill.matrix);
      const { path, bitmapIsClipped: isClipped } = fill;
      return { kind: 'bitmap', paths: paths(), path, matrix, isClipped };
    }
    case 'unknown':
      film.lose(`The fill "${fill.name}" is left out.`);
      return undefined;
  }
}

/** An adjustment is carried out on each colour. It would be on what half-transparent ones and those below make together. */
function noteMixedColors(paint: DocumentPaint, { film, look }: Pick<Composition, 'film' | 'look'>): void {
  if (!look.adjusted) return;
  const colors = paint.tag === 'SolidColor' ? [paint.rgba] : 'stops' in paint ? paint.stops : [];
  if (colors.some(({ alpha }) => alpha > 0 && alpha < 1))
    film.warn('The colour adjustment of half-transparent colours may differ: each is adjusted by itself.');
}

/** As Lottie numbers them. */
const CAPS = { none: 1, round: 2, square: 3 };
const JOINTS = { miter: 1, round: 2, bevel: 3 };

function strokePart(
  stroke: DocumentStroke,
  runs: readonly { path: Segments; isClosed: boolean }[],
  { film, look, scale }: Composition,
): PaintedPart | undefined {
  const { paint, caps, joints, miterLimit } = stroke;
  if (!paint) return undefined;
  if (paint.tag === 'BitmapFill' || paint.tag === 'unknown') {
    film.lose('A line that is filled with a bitmap is left out: players have none.');
    return undefined;
  }
  noteMixedColors(paint, { film, look });
  const outlines = runs.map(({ path }) => path);
  const gradient =
    paint.tag === 'SolidColor'
      ? { numbers: colorNumbersOf(shownColor(paint.rgba, look)), fixed: {}, stops: undefined }
      : gradientPaint(paint, outlines, look, 'round');
  const dashes = dashesOf(stroke, film);
  return {
    kind: 'paint',
    ty: gradient.stops === undefined ? 'st' : 'gs',
    paths: runs.map(({ path, isClosed }) => lottiePath(path, isClosed && !isDot(path))),
    numbers: { ...gradient.numbers, w: [widthOf(stroke, scale)] },
    fixed: {
      ...gradient.fixed,
      lc: CAPS[caps],
      lj: JOINTS[joints],
      ...(joints === 'miter' ? { ml: miterLimit } : {}),
      ...(dashes ? { d: dashes } : {}),
    },
    stops: gradient.stops,
  };
}

/** Lines are one pixel wide at least, hairlines always; the size at which a symbol is shown is unknown. */
function widthOf({ isHairline, weight }: DocumentStroke, scale: number): number {
  const pixel = 1 / (scale || 1);
  return isHairline ? pixel : Math.max(weight, pixel);
}

function isDot({ count, points }: Segments): boolean {
  return count === 1 && points[0] === points[STRIDE - 2] && points[1] === points[STRIDE - 1];
}

function dashesOf(stroke: DocumentStroke, film: Composition['film']): unknown[] | undefined {
  if (stroke.hasOrnament)
    film.lose('A ragged, stippled or hatched line, or one of an art brush, becomes a plain one.');
  return stroke.dashes?.map((length, i) => ({ n: i === 0 ? 'd' : 'g', v: { a: 0, k: length } }));
}
