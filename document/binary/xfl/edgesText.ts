import type { EdgeRecord } from '../timeline/shapes/readEdges';
import { formatEdgeNumber } from '../../../geometry/edges/edgeNumber';
import { unless } from './writeTransform';

/** Edges with the same styles, as one `<Edge>` has them. */
export interface EdgesText {
  fillStyle0: number | undefined;
  fillStyle1: number | undefined;
  strokeStyle: number | undefined;
  edges: string;
}

/** The edges of a shape, an entry for each run of edges with the same styles. */
export function edgesTexts(edges: readonly EdgeRecord[]): EdgesText[] {
  const texts: EdgesText[] = [];
  for (let from = 0; from < edges.length;) {
    let to = from + 1;
    while (to < edges.length && hasSameStyles(edges[from], edges[to])) to++;
    const { fill0, fill1, line } = edges[from];
    texts.push({
      fillStyle0: unless(fill0, 0),
      fillStyle1: unless(fill1, 0),
      strokeStyle: unless(line, 0),
      edges: runText(edges.slice(from, to)),
    });
    from = to;
  }
  return texts;
}

function hasSameStyles(one: EdgeRecord, other: EdgeRecord): boolean {
  return one.line === other.line && one.fill0 === other.fill0 && one.fill1 === other.fill1;
}

function runText(edges: readonly EdgeRecord[]): string {
  let selection = 0;
  return edges
    .map((edge) => {
      const { start, control, end } = edge;
      const mark = edge.selection === selection ? '' : `S${edge.selection}`;
      selection = edge.selection;
      const move = `!${pair(start.x, start.y)}${mark}`;
      if (control !== null) return `${move}[${pair(control.x, control.y)} ${pair(end.x, end.y)}`;
      return `${move}${edge.isGeneral ? '/' : '|'}${pair(end.x, end.y)}`;
    })
    .join('');
}

function pair(x: number, y: number): string {
  return `${formatEdgeNumber(x)} ${formatEdgeNumber(y)}`;
}
