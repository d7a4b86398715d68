import type { Point } from '../matrix';
import { nearestOn, pointOn, tangentOf } from './Curve';
import type { PlanarEdge } from './PlanarEdge';
import { halfEdgesOf } from './regionAt';

/** The cosine of the greatest angle between consecutive pieces of one smooth line: ten degrees. */
const SMOOTH = Math.cos((10 * Math.PI) / 180);

/**
 * The edge with a stroke that is nearest to a point; undefined if none is within `reach`, in pixels.
 *
 * @returns Its index.
 */
export function strokeAt(edges: readonly PlanarEdge[], point: Point, reach: number): number | undefined {
  let least = reach;
  let nearest: number | undefined;
  edges.forEach(({ curve, stroke }, i) => {
    if (stroke === 0) return;
    const at = pointOn(curve, nearestOn(curve, point));
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance > least) return;
    least = distance;
    nearest = i;
  });
  return nearest;
}

/**
 * The indices of all edges with a stroke that continue a line: up to corners, and to points where more edges meet; or, with
 * `isConnected`, all that are connected with it.
 */
export function lineThrough(edges: readonly PlanarEdge[], start: number, isConnected: boolean): Set<number> {
  const halves = halfEdgesOf(edges);
  const leaving = Array.from({ length: halves.vertexCount }, (): number[] => []);
  for (let half = 0; half < halves.count; half++) leaving[halves.origin(half)].push(half);
  const edgesOfLine = new Set([start]);
  const waiting = [2 * start, 2 * start + 1];
  for (let half = waiting.pop(); half !== undefined; half = waiting.pop()) {
    const star = leaving[halves.head(half)];
    for (const next of star) {
      const edge = edges[next >> 1];
      if (edge.stroke === 0 || edgesOfLine.has(next >> 1)) continue;
      const isSame = star.length === 2 && edge.stroke === edges[half >> 1].stroke;
      if (!isConnected && !(isSame && isSmooth(edges, half, next))) continue;
      edgesOfLine.add(next >> 1);
      waiting.push(next, next ^ 1);
    }
  }
  return edgesOfLine;
}

/** True if a half edge continues another without a corner. */
function isSmooth(edges: readonly PlanarEdge[], before: number, after: number): boolean {
  const arrival = tangentOf(edges[before >> 1].curve, before & 1 ? 0 : 1);
  const departure = tangentOf(edges[after >> 1].curve, after & 1 ? 1 : 0);
  const turn = (before & 1) === (after & 1) ? 1 : -1;
  const product = turn * (arrival.x * departure.x + arrival.y * departure.y);
  return product >= SMOOTH * Math.hypot(arrival.x, arrival.y) * Math.hypot(departure.x, departure.y);
}
