import type { PlanarEdge } from './PlanarEdge';

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
