import { concat, type Matrix } from '../../../geometry/matrix';
import { SegmentPen } from '../../../geometry/edges/Segments';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { StyleGroup } from './defineShape';
import { bitmapFill, readFill, readLine, type Paints, type PlacedBitmap } from '../paint/readPaints';
import { twipSegments } from './TwipEdge';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

/** True for an element that is drawn as a shape. */
export function isPiece({ kind }: FilmElement): boolean {
  return kind === 'shape' || kind === 'bitmap';
}

/** What a shape, primitive or bitmap draws, after a matrix. Undefined for nothing. */
export function readPiece(element: FilmElement, matrix: Matrix, paints: Paints): StyleGroup | undefined {
  if (element.kind === 'bitmap') {
    const bitmap = paints.bitmap(element.path);
    return bitmap && bitmapPiece(bitmap, concat(matrix, bitmap.scale));
  }
  const fills = numbered(element.fills, (style) => readFill(style, matrix, paints));
  const lines = numbered(element.strokes, (style) => readLine(style, matrix, paints));
  const edges = element.outline.edges.map(({ fillStyle0, fillStyle1, strokeStyle, segments }) => ({
    fill0: fills.numbers.get(fillStyle0) ?? 0,
    fill1: fills.numbers.get(fillStyle1) ?? 0,
    line: lines.numbers.get(strokeStyle) ?? 0,
    segments: twipSegments(segments, matrix),
  }));
  const seen = edges.filter(
    ({ fill0, fill1, line, segments }) => segments.count > 0 && fill0 + fill1 + line > 0,
  );
  return seen.length === 0 ? undefined : { fills: fills.styles, lines: lines.styles, edges: seen };
}

/** A bitmap on the stage is a rectangle that it fills. */
function bitmapPiece(bitmap: PlacedBitmap, matrix: Matrix): StyleGroup {
  const { width, height } = bitmap;
  const pen = new SegmentPen();
  pen.lineTo(width, 0);
  pen.lineTo(width, height);
  pen.lineTo(0, height);
  pen.lineTo(0, 0);
  const { a, b, c, d, tx, ty } = matrix;
  const bitmapMatrix = {
    a: a * TWIPS_PER_PIXEL,
    b: b * TWIPS_PER_PIXEL,
    c: c * TWIPS_PER_PIXEL,
    d: d * TWIPS_PER_PIXEL,
    tx,
    ty,
  };
  return {
    fills: [bitmapFill(bitmap, bitmapMatrix, true)],
    lines: [],
    edges: [{ fill0: 0, fill1: 1, line: 0, segments: twipSegments(pen.segments(), matrix) }],
  };
}

/** Styles that a movie can show, in their order, and their numbers by those that the document gives them. */
function numbered<S, T>(
  found: ReadonlyMap<number, S>,
  read: (style: S) => T | undefined,
): { styles: T[]; numbers: Map<number, number> } {
  const styles: T[] = [];
  const numbers = new Map<number, number>();
  for (const [index, own] of found) {
    const style = read(own);
    if (style) numbers.set(index, styles.push(style));
  }
  return { styles, numbers };
}
