import type { Point } from '../../../geometry/matrix';
import { pointOn, type Curve } from '../../../geometry/planar/Curve';
import type { PlanarEdge } from '../../../geometry/planar/PlanarEdge';

/** Straight pieces that a curve is replaced by. */
const PIECES = 64;

/** How often closed outlines go around a point, by straight pieces: a check that shares nothing with what it checks. */
export function windingAround(curves: readonly Curve[], { x, y }: Point): number {
  let winding = 0;
  for (const curve of curves) {
    for (let i = 0; i < PIECES; i++) {
      const a = pointOn(curve, i / PIECES);
      const b = pointOn(curve, (i + 1) / PIECES);
      if (a.y <= y === b.y <= y) continue;
      if (a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) > x) winding += a.y < b.y ? 1 : -1;
    }
  }
  return winding;
}

/** The fill that edges show at a point: 0 for none, -1 where they contradict each other. */
export function fillShown(edges: readonly PlanarEdge[], point: Point): number {
  const fills = [...new Set(edges.flatMap(({ fill0, fill1 }) => [fill0, fill1]))].filter(
    (fill) => fill !== 0,
  );
  const shown = fills.filter((fill) => {
    const border = edges.filter(({ fill0, fill1 }) => (fill0 === fill) !== (fill1 === fill));
    return (
      windingAround(
        border.map(({ curve }) => curve),
        point,
      ) %
        2 !==
      0
    );
  });
  return shown.length > 1 ? -1 : (shown[0] ?? 0);
}

/** The distance of a point from the nearest of many edges, roughly. */
export function distanceTo(edges: readonly PlanarEdge[], { x, y }: Point): number {
  let least = Infinity;
  for (const { curve } of edges) {
    for (let i = 0; i <= PIECES; i++) {
      const at = pointOn(curve, i / PIECES);
      least = Math.min(least, Math.hypot(at.x - x, at.y - y));
    }
  }
  return least;
}
