import { type Box, extent, type Vector } from './box';

function largest(boxes: Box[], axis: 'x' | 'y'): number {
  let size = 0;
  for (let i = 0; i < boxes.length; i++) size = Math.max(size, extent(boxes[i], axis));
  return size;
}

/**
 * The distances that put the boxes into a grid: row by row, each in the top-left corner of a cell as large as the
 * largest box, the first where it is.
 */
export function layoutDistances(boxes: Box[], columns: number, gapX: number, gapY: number): Vector[] {
  const stepX = largest(boxes, 'x') + gapX;
  const stepY = largest(boxes, 'y') + gapY;
  const distances: Vector[] = [];
  for (let i = 0; i < boxes.length; i++) {
    distances.push({
      x: boxes[0].left + (i % columns) * stepX - boxes[i].left,
      y: boxes[0].top + Math.floor(i / columns) * stepY - boxes[i].top,
    });
  }
  return distances;
}
