import { decodeEdges } from '../../../geometry/edges/decodeEdges';
import type { StyledSegments } from '../../../geometry/edges/HalfEdges';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';

/** `[fill on the left, fill on the right, stroke, edges]`. */
export function styled(...edges: [number, number, number, string][]): StyledSegments[] {
  return edges.map(([fillStyle0, fillStyle1, strokeStyle, text]) => ({
    fillStyle0,
    fillStyle1,
    strokeStyle,
    segments: decodeEdges(text),
  }));
}

/** Signed area on the right of a path, in square pixels, by sampling. */
export function area({ count, points }: Segments): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const [x0, y0, x1, y1, x2, y2] = points.slice(i * STRIDE, (i + 1) * STRIDE);
    let [x, y] = [x0, y0];
    for (let step = 1; step <= 32; step++) {
      const t = step / 32;
      const nextX = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2;
      const nextY = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2;
      sum += x * nextY - nextX * y;
      [x, y] = [nextX, nextY];
    }
  }
  return sum / 2;
}

export function isClosed({ count, points }: Segments): boolean {
  const end = (count - 1) * STRIDE + 4;
  return points[0] === points[end] && points[1] === points[end + 1];
}
