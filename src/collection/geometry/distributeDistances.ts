import { isArray } from '../../host/isArray';
import { wrongArgument } from '../support/check';
import { type Box, extent, nearSide, type Vector } from './box';
import { type BoxEdge, edgesNamed } from './namedEdges';
import { orderAlong } from './orderAlong';
import { splitWords } from './splitWords';

/** Reads the edges that `distribute` works with: one, or one for each axis. */
export function distributedEdges(method: string, value: unknown): BoxEdge[] {
  const words = typeof value === 'string' || isArray(value) ? splitWords(value as string | string[]) : [];
  const edges = edgesNamed(words);
  if (edges) return edges;
  const expected = 'one of left, horizontal, right and one of top, vertical, bottom, or one of either';
  throw wrongArgument(method, 'edges', expected, value);
}

/** The coordinate of an edge of a box. */
function positionOf(box: Box, edge: BoxEdge): number {
  return nearSide(box, edge.axis) + edge.fraction * extent(box, edge.axis);
}

function positionsOf(boxes: Box[], edge: BoxEdge): number[] {
  const positions: number[] = [];
  for (let i = 0; i < boxes.length; i++) positions.push(positionOf(boxes[i], edge));
  return positions;
}

/** The coordinate of an edge when the box touches the near end (0) or the far end (1) of the stage from inside. */
function positionAt(end: number, box: Box, edge: BoxEdge, stage: Box): number {
  const room = extent(stage, edge.axis) - extent(box, edge.axis);
  return nearSide(stage, edge.axis) + end * room + edge.fraction * extent(box, edge.axis);
}

/** The distances for one edge: the outermost stay, or go to the ends of the stage; the others spread evenly between. */
function spread(boxes: Box[], edge: BoxEdge, stage: Box | null): number[] {
  const positions = positionsOf(boxes, edge);
  const order = orderAlong(positions);
  const last = order.length - 1;
  const lowest = order[0];
  const highest = order[last];
  // A single element goes where its own edge is on the stage: left to the left end, the middle to the middle.
  const lowEnd = last === 0 ? edge.fraction : 0;
  const from = stage ? positionAt(lowEnd, boxes[lowest], edge, stage) : positions[lowest];
  const to = stage ? positionAt(1, boxes[highest], edge, stage) : positions[highest];
  const step = last === 0 ? 0 : (to - from) / last;
  const distances: number[] = [];
  for (let i = 0; i <= last; i++) distances[order[i]] = from + i * step - positions[order[i]];
  return distances;
}

/**
 * The distances that put the named edges of the boxes at equal distances.
 *
 * @param stage spread over this instead: the outermost boxes touch its ends from inside
 */
export function distributeDistances(boxes: Box[], edges: BoxEdge[], stage: Box | null): Vector[] {
  const distances: Vector[] = [];
  for (let i = 0; i < boxes.length; i++) distances.push({ x: 0, y: 0 });
  if (boxes.length === 0) return distances;
  for (let e = 0; e < edges.length; e++) {
    const along = spread(boxes, edges[e], stage);
    for (let i = 0; i < boxes.length; i++) distances[i][edges[e].axis] = along[i];
  }
  return distances;
}
