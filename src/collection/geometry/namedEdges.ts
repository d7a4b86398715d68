import type { Axis } from './box';

/** A line of a box along an axis: 0 its left or top side, ½ its middle, 1 its right or bottom side. */
export interface BoxEdge {
  axis: Axis;
  fraction: number;
}

const EDGES: Record<string, BoxEdge | undefined> = {
  'left:': { axis: 'x', fraction: 0 },
  'horizontal:': { axis: 'x', fraction: 0.5 },
  'right:': { axis: 'x', fraction: 1 },
  'top:': { axis: 'y', fraction: 0 },
  'vertical:': { axis: 'y', fraction: 0.5 },
  'bottom:': { axis: 'y', fraction: 1 },
};

/** The edge named `left`, `horizontal`, `right`, `top`, `vertical` or `bottom`; null for any other word. */
function edgeNamed(word: string): BoxEdge | null {
  return EDGES[word + ':'] || null;
}

/** The edges with those names; null when a word is unknown or an axis is named twice. */
export function edgesNamed(words: string[]): BoxEdge[] | null {
  const edges: BoxEdge[] = [];
  for (let i = 0; i < words.length; i++) {
    const edge = edgeNamed(words[i]);
    if (!edge || i > 1 || (i === 1 && edges[0].axis === edge.axis)) return null;
    edges.push(edge);
  }
  return edges.length > 0 ? edges : null;
}
