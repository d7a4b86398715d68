import type { Matrix } from '../../../geometry/matrix';
import { SegmentPen } from '../../../geometry/edges/Segments';
import { outlineOf } from '../../../model/elements/content/shapeOutline';
import { readInteger } from '../../../model/xfl/attributes';
import type { XmlNode } from '../../../xml/XmlNode';
import type { StyleGroup } from './defineShape';
import { bitmapFill, readFill, readLine, type Paints, type PlacedBitmap } from './readPaints';
import { TWIPS } from '../records/twips';
import type { MovieFill, MovieLine } from './moviePaints';
import { twipSegments } from './TwipEdge';
import { itemPathOf } from '../../../model/xfl/itemPathOf';

/** Elements that are drawn as shapes. */
const PIECES: ReadonlySet<string> = new Set([
  'DOMShape',
  'DOMRectangleObject',
  'DOMOvalObject',
  'DOMBitmapInstance',
]);

export function isPiece({ name }: XmlNode): boolean {
  return PIECES.has(name);
}

/** What a shape, primitive or bitmap draws, after a matrix. Undefined for nothing. */
export function readPiece(node: XmlNode, matrix: Matrix, paints: Paints): StyleGroup | undefined {
  if (node.name === 'DOMBitmapInstance') {
    const bitmap = paints.bitmap(itemPathOf(node, 'libraryItemName'));
    return bitmap && bitmapPiece(bitmap, matrix);
  }
  const fills = numbered<MovieFill>(stylesOf(node, 'fills', 'FillStyle', 'fill'), (style) =>
    readFill(style, matrix, paints),
  );
  const lines = numbered<MovieLine>(stylesOf(node, 'strokes', 'StrokeStyle', 'stroke'), (style) =>
    readLine(style, matrix, paints),
  );
  const edges = outlineOf(node).edges.map(({ fillStyle0, fillStyle1, strokeStyle, segments }) => ({
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
  const place = { a: a * TWIPS, b: b * TWIPS, c: c * TWIPS, d: d * TWIPS, tx, ty };
  return {
    fills: [bitmapFill(bitmap, place, true)],
    lines: [],
    edges: [{ fill0: 0, fill1: 1, line: 0, segments: twipSegments(pen.segments(), matrix) }],
  };
}

/** Styles that a movie can show, in their order, and their numbers by those that the document gives them. */
function numbered<T>(
  nodes: ReadonlyMap<number, XmlNode>,
  read: (style: XmlNode) => T | undefined,
): { styles: T[]; numbers: Map<number, number> } {
  const styles: T[] = [];
  const numbers = new Map<number, number>();
  for (const [index, node] of nodes) {
    const style = read(node);
    if (style) numbers.set(index, styles.push(style));
  }
  return { styles, numbers };
}

/** The paints of a shape by index; a primitive has one of each at most, in a child of its own. */
export function stylesOf(node: XmlNode, list: string, entry: string, single: string): Map<number, XmlNode> {
  const styles = new Map<number, XmlNode>();
  if (node.name !== 'DOMShape') {
    const style = node.child(single)?.children.at(0);
    if (style) styles.set(1, style);
    return styles;
  }
  for (const style of node.child(list)?.childrenNamed(entry) ?? []) {
    const kind = style.children.at(0);
    const index = readInteger(style, 'index', -1);
    if (kind && index > 0) styles.set(index, kind);
  }
  return styles;
}
