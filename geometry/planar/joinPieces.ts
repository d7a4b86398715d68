import { partOf } from './Curve';
import type { PlanarEdge } from './PlanarEdge';
import type { CurvePiece } from './CurveSplit';
import type { PlanarVertex } from './VertexSnap';

/** A piece with its style; undefined if it is removed. */
export interface StyledPiece extends CurvePiece {
  style: PlanarEdge | undefined;
}

/**
 * Joins pieces to edges again: consecutive pieces of a curve with the same style become one edge, if no other piece
 * meets them.
 *
 * @returns The edges of each source, in order.
 */
export function joinPieces(sources: readonly PlanarEdge[], pieces: readonly StyledPiece[]): PlanarEdge[][] {
  const degrees = new Map<PlanarVertex, number>();
  const count = (vertex: PlanarVertex): void => void degrees.set(vertex, (degrees.get(vertex) ?? 0) + 1);
  for (const { start, end, style } of pieces) {
    if (!style) continue;
    count(start);
    count(end);
  }
  const bySource: StyledPiece[][] = sources.map(() => []);
  for (const piece of pieces) bySource[piece.source].push(piece);
  return bySource.map((list, source) => {
    const runs: StyledPiece[][] = [];
    for (const piece of list) {
      if (!piece.style) continue;
      const last = runs.at(-1)?.at(-1);
      const continues = last && last.end === piece.start && last.to === piece.from;
      if (continues && degrees.get(piece.start) === 2 && looksAlike(last, piece)) runs.at(-1)?.push(piece);
      else runs.push([piece]);
    }
    return runs.map((run) => joined(sources[source], run));
  });
}

function looksAlike({ style: one }: StyledPiece, { style: other }: StyledPiece): boolean {
  return one?.fill0 === other?.fill0 && one?.fill1 === other?.fill1 && one?.stroke === other?.stroke;
}

function joined(source: PlanarEdge, run: readonly StyledPiece[]): PlanarEdge {
  const first = run[0];
  const last = run[run.length - 1];
  const style = first.style as PlanarEdge;
  if (run.length === 1) return style;
  const { fill0, fill1, stroke } = style;
  const { x0, y0, x1, y1 } = source.curve;
  const { start } = first;
  const { end } = last;
  const isWhole = first.from === 0 && last.to === 1;
  const isUnmoved = x0 === start.x && y0 === start.y && x1 === end.x && y1 === end.y;
  if (!isWhole || !isUnmoved) {
    return { curve: partOf(source.curve, first.from, last.to, start, end), fill0, fill1, stroke };
  }
  const isSame = source.fill0 === fill0 && source.fill1 === fill1 && source.stroke === stroke;
  return isSame ? source : { curve: source.curve, fill0, fill1, stroke };
}
