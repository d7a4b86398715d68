import { type Box, centerOf, emptyBox } from '../../../geometry/Box';
import { type StrokePath, assembleFills, assembleStrokes } from '../../../geometry/edges/fillPaths';
import { rewriteSegments } from '../../../geometry/edges/rewriteSegments';
import { includeSegments } from '../../../geometry/edges/segmentBounds';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { IDENTITY, type Matrix, isIdentity } from '../../../geometry/matrix';
import type { DocumentPaint } from '../../../document/xfl/paints/DocumentPaint';
import type { DocumentStroke } from '../../../document/xfl/paints/DocumentStroke';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { shapePiece } from '../../../film/tracks/shapePiece';
import { call } from '../code/call';
import type { FilmContext } from '../film/FilmContext';
import { PathEncoder } from './encodePath';
import { paintCode } from './paintCode';
import { primitivePart } from './primitivePart';
import type { ShapePart } from './ShapePart';
import { strokeCode } from './strokeCode';

/**
 * The parts of a shape, the top one first: its strokes, then its fills, the last one first. The order and the
 * zero points are those of published files.
 *
 * @param matrix - moves the shape; points are written as they are after it
 * @param field - the field of the first part, for statements that are before it
 */
export function shapeParts(node: XmlNode, matrix: Matrix, field: string, film: FilmContext): ShapePart[] {
  const primitive = primitivePart(node, matrix, field, film);
  if (primitive) return [primitive];
  const { fills, strokes, edges } = shapePiece(node);
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
export function fillLoops(node: XmlNode, matrix: Matrix): Segments[] {
  const loops = assembleFills(shapePiece(node).edges).flatMap((fill) => fill.loops);
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

function strokePart(
  stroke: DocumentStroke,
  runs: readonly StrokePath[],
  matrix: Matrix,
  field: string,
  film: FilmContext,
): ShapePart | undefined {
  const fill = stroke.paint;
  if (!fill) return undefined;
  const lines = runs.map(({ path, isClosed }) => ({ path: moved(path, matrix), isClosed }));
  const center = centerOf(boxOf(lines.map(({ path }) => path)));
  const encoder = new PathEncoder(center);
  for (const { path, isClosed } of lines) writeRun(path, isClosed, encoder);
  const paint = paintCode(fill, 's', { matrix, center, field }, film);
  if (!paint) return undefined;
  const code = `${call('f', [])}.${paint.code}.${strokeCode(stroke, film)}.p("${encoder.text}")`;
  return { code, before: paint.before, center };
}

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

/**
 * Writes a closed outline where Animate begins it: at the left neighbour of its lowest point, of several lowest ones the
 * rightmost. A curve that has that point within is split there. A last line is left to the closing. Source: 59 of 61 path
 * strings with equal points are equal letter by letter.
 */
function writeLoop(outline: Segments, encoder: PathEncoder): void {
  const { loop, lowest } = splitAtBottom(outline);
  const start = startOf(loop, lowest);
  encoder.moveTo(loop.points[start * STRIDE], loop.points[start * STRIDE + 1]);
  const last = (start + loop.count - 1) % loop.count;
  for (let i = 0; i < loop.count; i++) {
    const segment = (start + i) % loop.count;
    const asLine = isStraight(loop, segment);
    if (segment === last && asLine) break;
    encoder.follow(loop, segment, asLine);
  }
  encoder.close();
}

/** The segment that is written first. @param lowest - the one that leaves the lowest point */
function startOf(loop: Segments, lowest: number): number {
  const { count } = loop;
  const before = (lowest + count - 1) % count;
  const goesLeft = rightward(loop, lowest, false) < rightward(loop, before, true);
  return goesLeft ? (lowest + 1) % count : before;
}

/** How far to the right a segment leads from one of its ends: the cosine of its direction there. */
function rightward({ points, lines }: Segments, segment: number, fromEnd: boolean): number {
  const at = segment * STRIDE;
  const [from, to] = fromEnd ? [at + 4, at] : [at, at + 4];
  let [x, y] = [points[at + 2] - points[from], points[at + 3] - points[from + 1]];
  if (lines[segment] === 1 || (x === 0 && y === 0)) {
    [x, y] = [points[to] - points[from], points[to + 1] - points[from + 1]];
  }
  return x / (Math.hypot(x, y) || 1);
}

/** A control point that is nearer to the line between the ends of its curve makes no curve: one and a half twips. */
const FLAT = 0.075;

/**
 * True for a line, and for a curve that is written as one. Source: 1,283 curves in fills of six published documents; all
 * 293 that were written as lines are flatter than this, and none of the others.
 */
function isStraight({ points, lines }: Segments, segment: number): boolean {
  if (lines[segment] === 1) return true;
  const at = segment * STRIDE;
  const [x, y] = [points[at + 4] - points[at], points[at + 5] - points[at + 1]];
  const [controlX, controlY] = [points[at + 2] - points[at], points[at + 3] - points[at + 1]];
  const length = Math.hypot(x, y);
  if (length === 0) return Math.hypot(controlX, controlY) < FLAT;
  return Math.abs(controlX * y - controlY * x) / length < FLAT;
}

/** The lowest point of an outline. */
interface Bottom {
  segment: number;
  x: number;
  y: number;
  /** Where on the segment: 0 is its start. */
  share: number;
}

/**
 * An outline whose lowest point, of several the rightmost, is the start of a segment: `lowest`. Source: outlines of
 * published files, in which curves have one more point there.
 */
function splitAtBottom(loop: Segments): { loop: Segments; lowest: number } {
  const bottom = bottomOf(loop);
  if (bottom.share === 0) return { loop, lowest: bottom.segment };
  return { loop: split(loop, bottom), lowest: bottom.segment + 1 };
}

function bottomOf(loop: Segments): Bottom {
  let bottom: Bottom = { segment: 0, x: -Infinity, y: -Infinity, share: 0 };
  for (let segment = 0; segment < loop.count; segment++) {
    const at = segment * STRIDE;
    const start = { segment, x: loop.points[at], y: loop.points[at + 1], share: 0 };
    for (const point of [start, turnOf(loop, segment)]) if (point && isLower(point, bottom)) bottom = point;
  }
  return bottom;
}

function isLower(one: Bottom, other: Bottom): boolean {
  return one.y > other.y || (one.y === other.y && one.x > other.x);
}

/** The lowest point within a curve; undefined where an end is lower. */
function turnOf({ points, lines }: Segments, segment: number): Bottom | undefined {
  const at = segment * STRIDE;
  const [start, control, end] = [points[at + 1], points[at + 3], points[at + 5]];
  if (lines[segment] === 1 || control <= start || control <= end) return undefined;
  const share = (start - control) / (start - 2 * control + end);
  const along = (axis: 0 | 1): number =>
    (1 - share) ** 2 * points[at + axis] +
    2 * share * (1 - share) * points[at + 2 + axis] +
    share ** 2 * points[at + 4 + axis];
  return { segment, x: along(0), y: along(1), share };
}

function split({ count, points, lines }: Segments, { segment, x, y, share }: Bottom): Segments {
  const at = segment * STRIDE;
  const between = (from: number, to: number): number =>
    points[at + from] + share * (points[at + to] - points[at + from]);
  const halves = [
    ...[points[at], points[at + 1], between(0, 2), between(1, 3), x, y],
    ...[x, y, between(2, 4), between(3, 5), points[at + 4], points[at + 5]],
  ];
  return {
    count: count + 1,
    points: Float64Array.from([...points.subarray(0, at), ...halves, ...points.subarray(at + STRIDE)]),
    lines: Uint8Array.from([...lines.subarray(0, segment + 1), ...lines.subarray(segment)]),
  };
}
