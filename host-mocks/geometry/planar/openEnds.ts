import type { PlanarEdge } from './PlanarEdge';

/** The number of places in which the outline of an area of one fill does not go on. 0 in a sound shape. */
export function openEnds(edges: readonly PlanarEdge[]): number {
  const sums = new Map<number, Map<number, Map<number, number>>>();
  const add = (fill: number, x: number, y: number, value: number): void => {
    let ofFill = sums.get(fill);
    if (!ofFill) sums.set(fill, (ofFill = new Map()));
    let column = ofFill.get(x);
    if (!column) ofFill.set(x, (column = new Map()));
    column.set(y, (column.get(y) ?? 0) + value);
  };
  for (const { curve, fill0, fill1 } of edges) {
    if (fill0 === fill1) continue;
    const { x0, y0, x1, y1 } = curve;
    for (const [fill, value] of [
      [fill0, -1],
      [fill1, 1],
    ]) {
      if (fill === 0) continue;
      add(fill, x0, y0, value);
      add(fill, x1, y1, -value);
    }
  }
  let open = 0;
  for (const ofFill of sums.values()) {
    for (const column of ofFill.values()) for (const sum of column.values()) if (sum !== 0) open++;
  }
  return open;
}
