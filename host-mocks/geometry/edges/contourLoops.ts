import type { HalfEdges } from './HalfEdges';

/** A walk around one side of the lines of a shape. */
export interface ContourLoop {
  /** Half edges in order; the first one is where the loop was found. */
  halves: number[];
  /** Index of the fill on the inner side of the walk, 0 for none. */
  fill: number;
  /** Signed area in square pixels; positive for clockwise. */
  area: number;
}

/** The next and the previous half edge on the same contour, for each half edge, and the contours themselves. */
export interface Contours {
  next: Int32Array;
  previous: Int32Array;
  loops: ContourLoop[];
}

/** Differences below are noise of the arithmetic. */
const NO_AREA = 1e-6;

/**
 * The contours of a shape. At each vertex a walk goes on with the half edge that turns to the right most, so that it
 * goes around the area on its right. For each line the contour outside comes before the one inside.
 */
export function contourLoops(edges: HalfEdges): Contours {
  const next = nextHalves(edges);
  const previous = new Int32Array(edges.count);
  for (let half = 0; half < edges.count; half++) previous[next[half]] = half;
  const isVisited = new Uint8Array(edges.count);
  const loops: ContourLoop[] = [];
  for (let half = 0; half < edges.count; half += 2) {
    const found = [half, half + 1]
      .map((start) => (isVisited[start] ? undefined : walk(edges, next, start, isVisited)))
      .filter((loop) => loop !== undefined)
      .sort((one, other) => Math.sign(one.area) - Math.sign(other.area));
    for (const loop of found) loops.push(loop);
  }
  return { next, previous, loops };
}

function walk(edges: HalfEdges, next: Int32Array, start: number, isVisited: Uint8Array): ContourLoop {
  const halves: number[] = [];
  let area = 0;
  for (let half = start; !isVisited[half]; half = next[half]) {
    isVisited[half] = 1;
    halves.push(half);
    area += edges.area(half);
  }
  area /= 2;
  return { halves, fill: edges.fill(start), area: Math.abs(area) < NO_AREA ? 0 : area };
}

function nextHalves(edges: HalfEdges): Int32Array {
  const leaving: number[][] = Array.from({ length: edges.vertices.count }, () => []);
  for (let half = 0; half < edges.count; half++) leaving[edges.origin(half)].push(half);
  const next = new Int32Array(edges.count);
  for (const star of leaving) {
    const sorted = star
      .map((half) => ({ half, departure: edges.departure(half), bend: edges.bend(half) }))
      .sort((one, other) => one.departure - other.departure || one.bend - other.bend);
    sorted.forEach(({ half }, i) => {
      next[half ^ 1] = sorted[(i + sorted.length - 1) % sorted.length].half;
    });
  }
  return next;
}
