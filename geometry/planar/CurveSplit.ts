import { areApart, hullBox, nearestOn, partOf, pointOn, type Curve } from './Curve';
import type { Box } from '../Box';
import { checkCount, MAX_CUTS } from '../claims';
import { meetings, refine } from './meetings';
import { VertexSnap, type PlanarVertex } from './VertexSnap';

/** Points and curves with a smaller distance, in pixels, are treated as the same. */
export const TOLERANCE = 0.01;

/** A part of a curve between two vertices, without a vertex inside. */
export interface CurvePiece {
  curve: Curve;
  start: PlanarVertex;
  end: PlanarVertex;
  /** The index of the curve that it is a part of, and the parameters of its ends. */
  source: number;
  from: number;
  to: number;
}

interface Cut {
  t: number;
  vertex: PlanarVertex;
}

/** Cuts curves into pieces at all points where they meet. */
export class CurveSplit {
  private readonly snap = new VertexSnap(TOLERANCE);
  private readonly cuts: Cut[][];
  private readonly boxes: Box[];
  private cutCount = 0;

  /**
   * @param curves The curves to cut. The fixed ones meet each other only at their ends, and their ends do not move.
   * @param fixed The number of fixed curves; they come first.
   * @param isCrossingItself Whether the other curves may meet each other between their ends.
   * @throws LimitError for more cuts than the table of limits allows
   */
  constructor(
    private readonly curves: readonly Curve[],
    private readonly fixed: number,
    isCrossingItself: boolean,
  ) {
    this.boxes = curves.map(hullBox);
    this.cuts = curves.map((curve, i) => {
      const end = (x: number, y: number): PlanarVertex =>
        i < fixed ? this.snap.keep(x, y) : this.snap.at(x, y);
      return [
        { t: 0, vertex: end(curve.x0, curve.y0) },
        { t: 1, vertex: end(curve.x1, curve.y1) },
      ];
    });
    this.sweep(isCrossingItself);
  }

  /** The pieces of one curve, in order. A curve that meets no other is a single piece. */
  piecesOf(source: number): CurvePiece[] {
    const curve = this.curves[source];
    const cuts = this.cuts[source];
    const [first, last] = cuts;
    const between = cuts.slice(2).sort((one, other) => one.t - other.t);
    const pieces: CurvePiece[] = [];
    let start = first;
    for (const end of [...between, last]) {
      if (end.vertex === start.vertex && isShort(curve, start.t, end.t)) continue;
      const isWhole = start === first && end === last && isAtEnds(curve, start.vertex, end.vertex);
      const part = isWhole ? curve : partOf(curve, start.t, end.t, start.vertex, end.vertex);
      pieces.push({ curve: part, start: start.vertex, end: end.vertex, source, from: start.t, to: end.t });
      start = end;
    }
    return pieces;
  }

  /** Processes the curves from left to right, so that only curves which overlap horizontally are compared. */
  private sweep(isCrossingItself: boolean): void {
    const order = this.boxes
      .map((_, i) => i)
      .sort((one, other) => this.boxes[one].left - this.boxes[other].left);
    let fixed: number[] = [];
    let free: number[] = [];
    const reaches = (i: number, left: number): boolean => this.boxes[i].right + TOLERANCE >= left;
    for (const i of order) {
      const { left } = this.boxes[i];
      free = free.filter((other) => reaches(other, left));
      fixed = fixed.filter((other) => reaches(other, left));
      if (i < this.fixed) {
        for (const other of free) this.meet(other, i);
        fixed.push(i);
        continue;
      }
      for (const other of fixed) this.meet(i, other);
      if (isCrossingItself) for (const other of free) this.meet(i, other);
      free.push(i);
    }
  }

  private meet(i: number, k: number): void {
    if (areApart(this.boxes[i], this.boxes[k], TOLERANCE)) return;
    const curve = this.curves[i];
    const other = this.curves[k];
    for (const meeting of meetings(curve, other, TOLERANCE)) {
      const vertex = this.vertexOf(i, k, meeting);
      this.cut(i, meeting.one, vertex);
      this.cut(k, meeting.other, vertex);
    }
  }

  private vertexOf(i: number, k: number, meeting: { one: number; other: number }): PlanarVertex {
    for (const [curve, t] of [
      [k, meeting.other],
      [i, meeting.one],
    ]) {
      if (t === 0) return this.cuts[curve][0].vertex;
      if (t === 1) return this.cuts[curve][1].vertex;
    }
    const exact = refine(this.curves[i], this.curves[k], meeting);
    const { x, y } = pointOn(this.curves[k], exact.other);
    return this.snap.at(x, y);
  }

  private cut(i: number, guess: number, vertex: PlanarVertex): void {
    const cuts = this.cuts[i];
    if (cuts[0].vertex === vertex || cuts[1].vertex === vertex) return;
    const t = guess > 0 && guess < 1 ? nearestOn(this.curves[i], vertex) : guess;
    if (t <= 0 || t >= 1 || cuts.some((cut) => cut.vertex === vertex && Math.abs(cut.t - t) < 0.01)) return;
    cuts.push({ t, vertex });
    checkCount('A shape', ++this.cutCount, MAX_CUTS, 'cuts');
  }
}

function isAtEnds({ x0, y0, x1, y1 }: Curve, start: PlanarVertex, end: PlanarVertex): boolean {
  return x0 === start.x && y0 === start.y && x1 === end.x && y1 === end.y;
}

/** True for a part of a curve that is shorter than the tolerance. */
function isShort(curve: Curve, from: number, to: number): boolean {
  const start = pointOn(curve, from);
  const middle = pointOn(curve, (from + to) / 2);
  return Math.hypot(middle.x - start.x, middle.y - start.y) <= 2 * TOLERANCE;
}
