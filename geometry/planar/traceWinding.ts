import type { Box } from '../Box';
import { bundlePieces, type Strand } from './bundlePieces';
import { hullBox, pointOn, SAMPLE, type Curve } from './Curve';
import { CurveSplit, type CurvePiece } from './CurveSplit';
import { crossRay, isRightBehind, rayAcross } from './crossRay';
import { isBeside } from './Fills';
import { joinPieces, type StyledPiece } from './joinPieces';
import type { PlanarEdge } from './PlanarEdge';

/**
 * What is inside overlapping outlines: `nonzero`, every point that they surround; `evenodd`, every point that an odd
 * number of them surrounds.
 */
export type WindingRule = 'nonzero' | 'evenodd';

/**
 * The edges of the area that closed outlines enclose. They may cross, touch and overlap themselves and each other.
 *
 * @param outlines Closed runs of consecutive curves.
 * @param style The numbers of the fill inside and of the stroke of the outlines; 0 is none.
 */
export function traceWinding(
  outlines: readonly Curve[],
  rule: WindingRule,
  style: { fill: number; stroke: number },
): PlanarEdge[] {
  const split = new CurveSplit(outlines, 0, true);
  const pieces = outlines.map((_, i) => split.piecesOf(i));
  const all = pieces.flat();
  const boxes = all.map(({ curve }) => hullBox(curve));
  const isInside = (winding: number): boolean => (rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0);
  const styled = bundlePieces(pieces).map((bundle): StyledPiece => {
    const { piece } = bundle[0];
    const { left, right } = windings(bundle, all, boxes);
    const fill0 = isInside(left) ? style.fill : 0;
    const fill1 = isInside(right) ? style.fill : 0;
    const isSeen = fill0 !== fill1 || style.stroke !== 0;
    const edge = { curve: piece.curve, fill0, fill1, stroke: style.stroke };
    return { ...piece, style: isSeen ? edge : undefined };
  });
  const sources = outlines.map((curve): PlanarEdge => ({ curve, fill0: 0, fill1: 0, stroke: 0 }));
  return joinPieces(sources, styled).flat();
}

/** The winding numbers of the two sides of a bundle: how many times outlines go around each, clockwise. */
function windings(
  bundle: readonly Strand[],
  pieces: readonly CurvePiece[],
  boxes: readonly Box[],
): { left: number; right: number } {
  const { curve } = bundle[0].piece;
  const own = new Set(bundle.map(({ piece }) => piece));
  const ray = rayAcross(curve, SAMPLE);
  const point = pointOn(curve, SAMPLE);
  let before = 0;
  pieces.forEach((piece, i) => {
    if (isBeside(boxes[i], point, ray) || own.has(piece)) return;
    for (const { isOnRight } of crossRay(piece.curve, point, ray)) before += isOnRight ? 1 : -1;
  });
  const turns = bundle.reduce((sum, { isReversed }) => sum + (isReversed ? -1 : 1), 0);
  return isRightBehind(curve, SAMPLE, ray)
    ? { left: before, right: before + turns }
    : { left: before - turns, right: before };
}
