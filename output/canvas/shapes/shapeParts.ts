import type { DocumentPaint } from '../../../document/xfl/paints/DocumentPaint';
import type { DocumentStroke } from '../../../document/xfl/paints/DocumentStroke';
import type { FilmElement } from '../../../film/records/FilmElement';
import { type Box, centerOf, emptyBox } from '../../../geometry/Box';
import { type StrokePath, assembleFills, assembleStrokes } from '../../../geometry/edges/fillPaths';
import { rewriteSegments } from '../../../geometry/edges/rewriteSegments';
import { includeSegments } from '../../../geometry/edges/segmentBounds';
import type { Segments } from '../../../geometry/edges/Segments';
import { IDENTITY, type Matrix, apply, isIdentity } from '../../../geometry/matrix';
import { call } from '../code/call';
import type { FilmContext } from '../film/FilmContext';
import { PathEncoder } from './encodePath';
import { paintCode } from '../paint/paintCode';
import { primitivePart } from './primitivePart';
import type { ShapePart } from './ShapePart';
import { strokeCode } from '../paint/strokeCode';
import { writeLoop } from './writeLoop';

/**
 * The parts of a shape, the top one first: its strokes, then its fills, the last one first. The order and the
 * zero points are those of published files.
 *
 * @param matrix - moves the shape; points are written as they are after it
 * @param field - the field of the first part, for statements that are before it
 */
export function shapeParts(
  shape: FilmElement,
  matrix: Matrix,
  field: string,
  film: FilmContext,
): ShapePart[] {
  const primitive = primitivePart(shape, matrix, field, film);
  if (primitive) return [primitive];
  const { fills, strokes } = shape;
  const { edges } = shape.outline;
  const parts: ShapePart[] = [];
  for (const [index, runs] of byStyle(assembleStrokes(edges)).reverse()) {
    const stroke = strokes.get(index);
    const part = stroke && strokePart(stroke, runs, matrix, field, film);
    if (part) parts.push(part);
  }
  for (const { style, loops } of assembleFills(edges).reverse()) {
    const fill = fills.get(style);
    const part = fill && fillPart(fill, loops, matrix, field, film);
    if (part) parts.push(part);
  }
  return parts;
}

/** The outline of all fills of a shape, as masks need it. */
export function fillLoops({ outline }: FilmElement, matrix: Matrix): Segments[] {
  const loops = assembleFills(outline.edges).flatMap((fill) => fill.loops);
  return loops.map((loop) => moved(loop, matrix));
}

/** A path string of closed outlines, and its zero point; undefined for nothing. */
export function loopsPath(
  loops: readonly Segments[],
): { path: string; center: { x: number; y: number } } | undefined {
  const drawn = loops.filter(({ count }) => count > 0);
  if (drawn.length === 0) return undefined;
  const center = centerOf(boxOf(drawn));
  const encoder = new PathEncoder(center);
  for (const loop of drawn) writeLoop(loop, encoder);
  return { path: encoder.text, center };
}

function fillPart(
  fill: DocumentPaint,
  loops: readonly Segments[],
  matrix: Matrix,
  field: string,
  film: FilmContext,
): ShapePart | undefined {
  const drawn = loopsPath(loops.map((loop) => moved(loop, matrix)));
  if (!drawn) return undefined;
  const paint = paintCode(fill, 'f', { matrix, center: drawn.center, field }, film);
  if (!paint) return undefined;
  return { code: `${paint.code}.s().p("${drawn.path}")`, before: paint.before, center: drawn.center };
}

/**
 * Lines grow with their shape. Where it is wider than it is high, or leans, so is the line: its points are written in one
 * scale, and a matrix of its own does the rest.
 */
function strokePart(
  stroke: DocumentStroke,
  runs: readonly StrokePath[],
  matrix: Matrix,
  field: string,
  film: FilmContext,
): ShapePart | undefined {
  const fill = stroke.paint;
  if (!fill) return undefined;
  const scale = Math.max(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d));
  const isEven = isSimilarity(matrix, scale) || stroke.isHairline || scale === 0;
  const drawn = isEven ? matrix : { ...IDENTITY, a: scale, d: scale };
  const lines = runs.map(({ path, isClosed }) => ({ path: moved(path, drawn), isClosed }));
  const center = centerOf(boxOf(lines.map(({ path }) => path)));
  const encoder = new PathEncoder(center);
  for (const { path, isClosed } of lines) writeRun(path, isClosed, encoder);
  const paint = paintCode(fill, 's', { matrix: drawn, center, field }, film);
  if (!paint) return undefined;
  const code = `${call('f', [])}.${paint.code}.${strokeCode(stroke, scale, film)}.p("${encoder.text}")`;
  if (isEven) return { code, before: paint.before, center };
  const [a, b, c, d] = [matrix.a, matrix.b, matrix.c, matrix.d].map((value) => value / scale);
  const rest = { ...matrix, a, b, c, d };
  return { code, before: paint.before, center: apply(rest, center), matrix: { a, b, c, d } };
}

/** True for a matrix that scales all directions alike. */
function isSimilarity({ a, b, c, d }: Matrix, scale: number): boolean {
  const off = Math.min(Math.hypot(a - d, b + c), Math.hypot(a + d, b - c));
  return off <= scale * UNEVEN;
}

/** The share by which two directions may differ and still be of one scale. */
const UNEVEN = 1e-3;

/** A run that comes back to its start ends with the closing in place of a last line. */
function writeRun(run: Segments, isClosed: boolean, encoder: PathEncoder): void {
  encoder.moveTo(run.points[0], run.points[1]);
  const isDot = run.count === 1 && isClosed && run.lines[0] === 1;
  const closes = isClosed && !isDot;
  for (let i = 0; i < run.count; i++) {
    if (closes && i === run.count - 1 && run.lines[i] === 1) break;
    encoder.follow(run, i);
  }
  if (closes) encoder.close();
}

function byStyle(paths: readonly StrokePath[]): [index: number, runs: StrokePath[]][] {
  const styles = new Map<number, StrokePath[]>();
  for (const path of paths) {
    const list = styles.get(path.style);
    if (list) list.push(path);
    else styles.set(path.style, [path]);
  }
  return [...styles];
}

function moved(segments: Segments, matrix: Matrix): Segments {
  return isIdentity(matrix) ? segments : rewriteSegments(segments, matrix);
}

function boxOf(paths: readonly Segments[]): Box {
  const box = emptyBox();
  for (const path of paths) includeSegments(box, path, IDENTITY);
  return box;
}
