import { contourLoops, type ContourLoop } from '../edges/contourLoops';
import { HalfEdges } from '../edges/HalfEdges';
import { SegmentPen } from '../edges/Segments';
import type { Box } from '../Box';
import type { Point } from '../matrix';
import { crossRay } from './crossRay';
import { hullBox, pointOn, type Curve } from './Curve';
import { boxOfEdges, isBeside } from './Fills';
import type { PlanarEdge } from './PlanarEdge';

/**
 * The sides of edges around the area that contains a point: `2 * i` is the right side of the edge `i`, `2 * i + 1` its left
 * side. Holes and lines inside the area count. Empty outside all areas.
 */
export function regionAt(edges: readonly PlanarEdge[], point: Point): ReadonlySet<number> {
  const regions = new Regions(edges);
  const outer = regions.outerAt(point);
  return new Set(outer === undefined ? [] : regions.inside(outer).flatMap(({ halves }) => halves));
}

/** Half edges of edges, which all are drawn by one pen. */
export function halfEdgesOf(edges: readonly PlanarEdge[]): HalfEdges {
  const pen = new SegmentPen();
  for (const { curve } of edges) {
    pen.moveTo(curve.x0, curve.y0);
    if (curve.isLine) pen.lineTo(curve.x1, curve.y1);
    else pen.curveTo(curve.cx, curve.cy, curve.x1, curve.y1);
  }
  return new HalfEdges([{ fillStyle0: 0, fillStyle1: 0, strokeStyle: 0, segments: pen.segments() }]);
}

/** Each area has one outer loop, and a loop around each of the holes and lines in it. */
class Regions {
  private readonly loops: readonly ContourLoop[];
  private readonly loopOf: Int32Array;
  private readonly boxes: readonly Box[];
  /** By loop: the outer loop of its area; undefined for the loops around everything. */
  private readonly outers = new Map<number, number | undefined>();

  constructor(private readonly edges: readonly PlanarEdge[]) {
    this.loops = contourLoops(halfEdgesOf(edges)).loops;
    this.loopOf = new Int32Array(2 * edges.length);
    this.loops.forEach(({ halves }, loop) => {
      for (const half of halves) this.loopOf[half] = loop;
    });
    this.boxes = edges.map(({ curve }) => hullBox(curve));
  }

  outerAt(point: Point): number | undefined {
    const loop = this.loopLeftOf(point);
    return loop === undefined ? undefined : this.outerOf(loop);
  }

  /** The loops of an area. */
  inside(outer: number): ContourLoop[] {
    const box = this.boxOf(outer);
    return this.loops.filter((_, loop) => {
      if (loop === outer) return true;
      const { left, top, right, bottom } = this.boxOf(loop);
      const mayBeInside = left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
      return mayBeInside && this.outerOf(loop) === outer;
    });
  }

  /** From each loop around a hole the way to the left meets another loop of the same area. */
  private outerOf(start: number): number | undefined {
    const passed: number[] = [];
    let loop: number | undefined = start;
    while (loop !== undefined && this.loops[loop].area <= 0 && !this.outers.has(loop)) {
      passed.push(loop);
      this.outers.set(loop, undefined);
      loop = this.loopLeftOf(this.leftmostOf(loop), loop);
    }
    const outer = loop !== undefined && this.loops[loop].area <= 0 ? this.outers.get(loop) : loop;
    for (const each of passed) this.outers.set(each, outer);
    return outer;
  }

  /** The loop that faces a point from the left. */
  private loopLeftOf(point: Point, except = -1): number | undefined {
    let least = Infinity;
    let nearest: number | undefined;
    this.edges.forEach(({ curve }, i) => {
      if (isBeside(this.boxes[i], point, 'left')) return;
      for (const { distance, isOnRight } of crossRay(curve, point, 'left')) {
        const loop = this.loopOf[isOnRight ? 2 * i : 2 * i + 1];
        if (distance >= least || loop === except) continue;
        least = distance;
        nearest = loop;
      }
    });
    return nearest;
  }

  private leftmostOf(loop: number): Point {
    const points = this.loops[loop].halves.map((half) => leftmostOn(this.edges[half >> 1].curve));
    return points.reduce((best, point) => (point.x < best.x ? point : best));
  }

  private boxOf(loop: number): Box {
    return boxOfEdges(this.loops[loop].halves.map((half) => this.edges[half >> 1]));
  }
}

function leftmostOn(curve: Curve): Point {
  const { x0, cx, x1, isLine } = curve;
  const turn = isLine ? -1 : (x0 - cx) / (x0 - 2 * cx + x1);
  const candidates = [0, 1, ...(turn > 0 && turn < 1 ? [turn] : [])].map((t) => pointOn(curve, t));
  return candidates.reduce((best, point) => (point.x < best.x ? point : best));
}
