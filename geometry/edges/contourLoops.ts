import type { HalfEdges } from './HalfEdges';

/** A walk around one side of the lines of a shape. */
export interface ContourLoop {
  /** Half edges in order; the search for the loop began at the first one. */
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

/** Smaller differences are rounding errors. */
const NO_AREA = 1e-6;

/**
 * The contours of a shape. At each vertex a walk continues with the rightmost half edge, so that it goes around the
 * area on its right. For each line the outer contour comes before the inner one.
 */
export function contourLoops(edges: HalfEdges): Contours {
  const next = nextHalves(edges);
  const previous = new Int32Array(edges.count);
  for (let half = 0; half < edges.count; half++) previous[next[half]] = half;
  const isVisited = new Uint8Array(edges.count);
  const loops: ContourLoop[] = [];
  for (let half = 0; half < edges.count; half += 2) {
    const along = isVisited[half] ? undefined : walk(edges, next, half, isVisited);
    const back = isVisited[half + 1] ? undefined : walk(edges, next, half + 1, isVisited);
    const isSwapped = along && back && Math.sign(back.area) < Math.sign(along.area);
    for (const loop of isSwapped ? [back, along] : [along, back]) if (loop) loops.push(loop);
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
  const next = new Int32Array(edges.count);
  const { halves, begins } = byOrigin(edges);
  for (let vertex = 0; vertex < edges.vertexCount; vertex++) {
    const begin = begins[vertex];
    const end = begins[vertex + 1];
    // With two half edges each follows the other, in any direction.
    if (end - begin > 2) halves.set(byDeparture(edges, halves.slice(begin, end)), begin);
    for (let i = begin; i < end; i++) next[halves[i] ^ 1] = halves[i === begin ? end - 1 : i - 1];
  }
  return next;
}

/**
 * The half edges by the vertex that they leave; those of the vertex `v` are at indexes `begins[v]` to `begins[v + 1]`.
 */
function byOrigin(edges: HalfEdges): { halves: Int32Array; begins: Int32Array } {
  const halves = new Int32Array(edges.count);
  const begins = new Int32Array(edges.vertexCount + 1);
  for (let half = 0; half < edges.count; half++) begins[edges.origin(half)]++;
  for (let vertex = 1; vertex < begins.length; vertex++) begins[vertex] += begins[vertex - 1];
  for (let half = edges.count - 1; half >= 0; half--) halves[--begins[edges.origin(half)]] = half;
  return { halves, begins };
}

function byDeparture(edges: HalfEdges, star: Int32Array): number[] {
  return Array.from(star, (half) => ({ half, departure: edges.departure(half), bend: edges.bend(half) }))
    .sort((one, other) => one.departure - other.departure || one.bend - other.bend)
    .map(({ half }) => half);
}
