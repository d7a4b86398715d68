import { wrongArgument } from '../support/check';
import { type Box, extent, nearSide, type Vector } from './box';
import { type BoxEdge, edgesNamed } from './namedEdges';
import { splitWords, withoutCenter } from './splitWords';

const CENTER: BoxEdge[] = [
  { axis: 'x', fraction: 0.5 },
  { axis: 'y', fraction: 0.5 },
];

/**
 * Reads the edges that `align` aligns: `left right top bottom vertical horizontal center`, or a pair of them
 * (`top left`, `top center`). The host's own words, `vertical center` and `horizontal center`, mean one axis.
 */
export function alignedEdges(method: string, to: unknown): BoxEdge[] {
  const words = typeof to === 'string' ? splitWords(to) : [];
  const others = withoutCenter(words);
  const hasCenter = others.length < words.length;
  const edges = others.length === 0 ? CENTER : edgesNamed(others);
  if (words.length === 0 || words.length > 2 || !edges) {
    const expected = 'left, right, top, bottom, vertical, horizontal, center or a pair of them';
    throw wrongArgument(method, 'to', expected, to);
  }
  if (!hasCenter || edges[0].fraction === 0.5) return edges;
  return edges.concat([{ axis: edges[0].axis === 'x' ? 'y' : 'x', fraction: 0.5 }]);
}

/** The distance that takes the edges of each box to those of the frame. */
export function alignDistances(boxes: Box[], edges: BoxEdge[], frame: Box): Vector[] {
  const distances: Vector[] = [];
  for (let i = 0; i < boxes.length; i++) {
    const distance: Vector = { x: 0, y: 0 };
    for (let e = 0; e < edges.length; e++) {
      const { axis, fraction } = edges[e];
      distance[axis] = nearSide(frame, axis) - nearSide(boxes[i], axis);
      distance[axis] += fraction * (extent(frame, axis) - extent(boxes[i], axis));
    }
    distances.push(distance);
  }
  return distances;
}
