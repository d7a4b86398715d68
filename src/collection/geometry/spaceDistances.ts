import { type Axis, type Box, extent, farSide, nearSide, type Vector } from './box';
import { orderAlong } from './orderAlong';

function nearSides(boxes: Box[], axis: Axis): number[] {
  const sides: number[] = [];
  for (let i = 0; i < boxes.length; i++) sides.push(nearSide(boxes[i], axis));
  return sides;
}

function totalExtent(boxes: Box[], axis: Axis): number {
  let total = 0;
  for (let i = 0; i < boxes.length; i++) total += extent(boxes[i], axis);
  return total;
}

/** The distances that line boxes up along an axis, in the given order, with a gap between neighbours. */
function lineUp(boxes: Box[], order: number[], axis: Axis, start: number, gap: number): Vector[] {
  const distances: Vector[] = [];
  let at = start;
  for (let i = 0; i < order.length; i++) {
    const box = boxes[order[i]];
    const distance: Vector = { x: 0, y: 0 };
    distance[axis] = at - nearSide(box, axis);
    distances[order[i]] = distance;
    at += extent(box, axis) + gap;
  }
  return distances;
}

/** The distances that leave this gap between neighbours; the first box along the axis stays. */
export function gapDistances(boxes: Box[], axis: Axis, gap: number): Vector[] {
  const order = orderAlong(nearSides(boxes, axis));
  return boxes.length === 0 ? [] : lineUp(boxes, order, axis, nearSide(boxes[order[0]], axis), gap);
}

/**
 * The distances that leave equal gaps between neighbours; the first and the last box along the axis stay.
 *
 * @param stage space over this instead: the first and the last touch its ends from inside
 */
export function evenDistances(boxes: Box[], axis: Axis, stage: Box | null): Vector[] {
  const order = orderAlong(nearSides(boxes, axis));
  const last = order.length - 1;
  if (last < 0) return [];
  const start = nearSide(stage || boxes[order[0]], axis);
  const end = farSide(stage || boxes[order[last]], axis);
  const room = end - start - totalExtent(boxes, axis);
  return last === 0 ? [{ x: 0, y: 0 }] : lineUp(boxes, order, axis, start, room / last);
}
