import { checkCount, MAX_EDGE_PAIRS } from '../claims';
import { type Strand, bundlePieces } from './bundlePieces';
import { rayAcross } from './crossRay';
import { type Curve, SAMPLE, areApart, hullBox, movedBy, pointOn } from './Curve';
import { CurveSplit, TOLERANCE } from './CurveSplit';
import { Fills, boxOfEdges } from './Fills';
import { type StyledPiece, joinPieces } from './joinPieces';
import type { PlanarEdge } from './PlanarEdge';

/** The fills of two shapes on both sides of a line, and the strokes that they have there. */
export interface OverlaidSides {
  base: Sides;
  top: Sides;
}

/** 0 is none. */
export interface Sides {
  left: number;
  right: number;
  stroke: number;
}

/** A rule for the result of overlaying two shapes. */
export interface OverlayRule {
  /** True if the base does not change outside the box of the upper shape. */
  readonly keepsOutside: boolean;
  /** The fill of an area. */
  fill(base: number, top: number): number;
  /** The stroke of a line, or 0. Lines without stroke between areas of the same fill are removed. */
  stroke(place: OverlaidSides): number;
}

/**
 * Lines that almost coincide, some hundredths of a pixel apart, may be torn in the result: about one in a thousand such
 * shapes. The same shape is sound if it is moved by less than that.
 */
const NUDGES = [0.0043, -0.0061, 0.0087, -0.0117];

/**
 * Overlays a shape on another. Unchanged edges are returned themselves, those of `base` first. Coordinates of `base` do
 * not change; points of the other shape snap to points within 0.01 px.
 *
 * @param base, top The edges of shapes, which meet each other only at their ends.
 * @param baseFills The fills of a larger shape, if `base` are only those of its edges that are near the other shape.
 * @throws LimitError for shapes of more edges, or more crossings, than the table of limits allows
 */
export function overlay(
  base: readonly PlanarEdge[],
  top: readonly PlanarEdge[],
  rule: OverlayRule,
  baseFills = Fills.of(base),
): PlanarEdge[] {
  const result = overlayAt(base, top, rule, baseFills);
  const allowed = openEnds(base);
  if (openEnds(result) <= allowed) return result;
  for (const nudge of NUDGES) {
    const moved = top.map((edge) => ({ ...edge, curve: movedBy(edge.curve, nudge) }));
    const again = overlayAt(base, moved, rule, baseFills);
    if (openEnds(again) <= allowed) return again;
  }
  return result;
}

function overlayAt(
  base: readonly PlanarEdge[],
  top: readonly PlanarEdge[],
  rule: OverlayRule,
  baseFills: Fills,
): PlanarEdge[] {
  const reach = boxOfEdges(top);
  const isFar = base.map(({ curve }) => areApart(hullBox(curve), reach, TOLERANCE));
  const near = base.filter((_, i) => !isFar[i]);
  checkCount('A shape', near.length * top.length, MAX_EDGE_PAIRS, 'pairs of edges that may cross');
  const changed = overlayNear(near, top, rule, baseFills);
  const result: PlanarEdge[] = [];
  let position = 0;
  base.forEach((edge, i) => {
    const parts = isFar[i] ? [restyled(edge, rule)] : changed[position++];
    for (const part of parts) if (part) result.push(part);
  });
  for (const parts of changed.slice(position)) for (const part of parts) result.push(part);
  return result;
}

/** The remaining edge of the base where the top has no edge; undefined if it is removed. */
function restyled(edge: PlanarEdge, rule: OverlayRule): PlanarEdge | undefined {
  const base = { left: edge.fill0, right: edge.fill1, stroke: edge.stroke };
  return styled(edge.curve, { base, top: { left: 0, right: 0, stroke: 0 } }, rule, edge);
}

function styled(
  curve: Curve,
  sides: OverlaidSides,
  rule: OverlayRule,
  edge?: PlanarEdge,
): PlanarEdge | undefined {
  const fill0 = rule.fill(sides.base.left, sides.top.left);
  const fill1 = rule.fill(sides.base.right, sides.top.right);
  const stroke = rule.stroke(sides);
  if (stroke === 0 && fill0 === fill1) return undefined;
  const isSame = edge && edge.curve === curve && edge.fill0 === fill0 && edge.fill1 === fill1;
  return isSame && edge.stroke === stroke ? edge : { curve, fill0, fill1, stroke };
}

/** The resulting edges of each edge of `near`, then of each of `top`. */
function overlayNear(
  near: readonly PlanarEdge[],
  top: readonly PlanarEdge[],
  rule: OverlayRule,
  baseFills: Fills,
): PlanarEdge[][] {
  const edges = [...near, ...top];
  const split = new CurveSplit(
    edges.map(({ curve }) => curve),
    near.length,
    false,
  );
  const isTop = (source: number): boolean => source >= near.length;
  const topFills = Fills.of(top);
  const bundles = bundlePieces(edges.map((_, i) => split.piecesOf(i)));
  const pieces = bundles.map((bundle): StyledPiece => {
    const [first] = bundle;
    const ofBase = bundle.filter(({ piece }) => !isTop(piece.source));
    const ofTop = bundle.filter(({ piece }) => isTop(piece.source));
    const sides = {
      base: ofBase.length > 0 ? sidesOf(ofBase, edges) : around(first.piece.curve, baseFills),
      top: ofTop.length > 0 ? sidesOf(ofTop, edges) : around(first.piece.curve, topFills),
    };
    const original = edges[first.piece.source];
    return { ...first.piece, style: styled(first.piece.curve, sides, rule, original) };
  });
  return joinPieces(edges, pieces);
}

/**
 * The sides of a bundle by the styles of its own edges. If several edges coincide, the area between them vanishes: a
 * fill on the left of one and on the right of another.
 */
function sidesOf(bundle: readonly Strand[], edges: readonly PlanarEdge[]): Sides {
  let stroke = 0;
  const lefts: number[] = [];
  const rights: number[] = [];
  for (const { piece, isReversed } of bundle) {
    const edge = edges[piece.source];
    stroke ||= edge.stroke;
    lefts.push(isReversed ? edge.fill1 : edge.fill0);
    rights.push(isReversed ? edge.fill0 : edge.fill1);
  }
  const left = without(lefts, rights);
  const right = without(rights, lefts);
  return { left: left ?? right ?? lefts[0], right: right ?? left ?? lefts[0], stroke };
}

/** The first number that occurs more often in one list than in the other. */
function without(list: readonly number[], other: readonly number[]): number | undefined {
  const times = (numbers: readonly number[], value: number): number =>
    numbers.filter((number) => number === value).length;
  return list.find((value) => times(list, value) > times(other, value));
}

/** The fill of a shape along a curve that is not one of its edges: the same on both sides. */
function around(curve: Curve, fills: Fills): Sides {
  const fill = fills.at(pointOn(curve, SAMPLE), rayAcross(curve, SAMPLE));
  return { left: fill, right: fill, stroke: 0 };
}

/** The number of points at which the outline of a filled area is interrupted. 0 in a sound shape. */
export function openEnds(edges: readonly PlanarEdge[]): number {
  const sums = new Map<string, number>();
  const add = (fill: number, x: number, y: number, value: number): void => {
    if (fill === 0) return;
    const key = `${fill} ${x} ${y}`;
    sums.set(key, (sums.get(key) ?? 0) + value);
  };
  for (const { curve, fill0, fill1 } of edges) {
    if (fill0 === fill1) continue;
    const { x0, y0, x1, y1 } = curve;
    add(fill0, x0, y0, -1);
    add(fill0, x1, y1, 1);
    add(fill1, x0, y0, 1);
    add(fill1, x1, y1, -1);
  }
  return [...sums.values()].filter((sum) => sum !== 0).length;
}
