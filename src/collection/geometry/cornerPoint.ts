import { wrongArgument } from '../support/check';
import { type Box, extent, type Vector } from './box';
import { edgesNamed } from './namedEdges';
import { splitWords, withoutCenter } from './splitWords';

/**
 * The point of a box at a named corner or edge: `top left`, `top center`, `right center` …; without a name its centre.
 */
export function cornerPoint(method: string, corner: unknown, box: Box): Vector {
  const fractions: Vector = { x: 0.5, y: 0.5 };
  const words = typeof corner === 'string' ? splitWords(corner) : [];
  const sides = withoutCenter(words);
  const edges = edgesNamed(sides) || [];
  for (let i = 0; i < edges.length; i++) fractions[edges[i].axis] = edges[i].fraction;
  const isUnderstood = corner === undefined || (words.length === 2 && edges.length === sides.length);
  if (!isUnderstood) throw wrongCorner(method, corner);
  return { x: box.left + fractions.x * extent(box, 'x'), y: box.top + fractions.y * extent(box, 'y') };
}

/** The error for an argument that names no corner or edge. */
export function wrongCorner(method: string, corner: unknown): TypeError {
  return wrongArgument(method, 'corner', 'a corner or edge such as "top left" or "right center"', corner);
}
