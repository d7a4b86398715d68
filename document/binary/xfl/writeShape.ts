import { formatEdgeNumber } from '../../../geometry/edges/edgeNumber';
import type { RawPoint } from '../archive/rawTypes';
import type { Cubic } from '../timeline/shapes/readCubics';
import type { EdgeRecord } from '../timeline/shapes/readEdges';
import type { ShapeBody } from '../timeline/shapes/readShape';
import type { TimelineContext } from './TimelineContext';
import { writeFill, writeStroke } from './writeStyles';
import { writeMatrix, writePivot } from './writeTransform';
import { EDGE, ELEMENT, SHAPE } from '../../xfl/schema/elementSchema';
import { withoutDefaults, type RecordValues } from '../../xfl/schema/recordOf';

export interface ShapeState {
  isSelected: boolean;
  isFloating?: boolean;
  isDrawingObject?: boolean;
}

/** True for a shape that has lines or fills, or drawn curves. */
export function hasGeometry({ edges, cubics }: ShapeBody): boolean {
  return edges.length > 0 || cubics.length > 0;
}

/** `<DOMShape>`. */
export function writeShape(context: TimelineContext, shape: ShapeBody, state: ShapeState): void {
  const { xml } = context;
  const { isSelected, isFloating, isDrawingObject } = state;
  const attributes = withoutDefaults(
    { ...ELEMENT, ...SHAPE },
    { selected: isSelected, isFloating, isDrawingObject },
  );
  xml.element('DOMShape', attributes, () => {
    writeMatrix(xml, shape.matrix);
    if (state.isDrawingObject) writePivot(xml, shape.pivot, shape.matrix);
    writeFills(context, shape);
    writeStrokes(context, shape);
    xml.element('edges', {}, () => {
      for (const { edges, ...styles } of edgesTexts(shape.edges)) xml.element('Edge', { ...styles, edges });
      for (const cubic of shape.cubics) xml.element('Edge', { cubics: cubicsText(cubic) });
    });
  });
}

function writeFills(context: TimelineContext, { fills }: ShapeBody): void {
  const { xml } = context;
  if (fills.length === 0) return;
  xml.element('fills', {}, () => {
    fills.forEach((fill, index) => {
      xml.element('FillStyle', { index: index + 1 }, () => writeFill(context, fill));
    });
  });
}

function writeStrokes(context: TimelineContext, { lines }: ShapeBody): void {
  const { xml } = context;
  if (lines.length === 0) return;
  xml.element('strokes', {}, () => {
    lines.forEach((line, index) => {
      xml.element('StrokeStyle', { index: index + 1 }, () => writeStroke(context, line));
    });
  });
}

/** A curve in the form of the attribute `cubics`: `!x y(before;control control end pieces)after;`. */
function cubicsText({ points, pieces, before, after }: Cubic): string {
  const [start, first, second, end] = points;
  const path = pieces.map(({ point, isOn }, index) => {
    const repeats = index > 0 && !isOn && !pieces[index - 1].isOn;
    return `${isOn ? 'Q' : repeats ? ' ' : 'q'}${blank(point)}`;
  });
  return (
    `!${blank(start)}(${before === null ? '' : comma(before)};` +
    `${comma(first)} ${comma(second)} ${comma(end)}${path.join('')})${after === null ? '' : comma(after)};`
  );
}

function blank({ x, y }: RawPoint): string {
  return `${formatEdgeNumber(x * 256)} ${formatEdgeNumber(y * 256)}`;
}

function comma({ x, y }: RawPoint): string {
  return `${formatEdgeNumber(x * 256)},${formatEdgeNumber(y * 256)}`;
}

/** Edges with the same styles, as one `<Edge>` has them. */
type EdgesText = Partial<RecordValues<typeof EDGE>> & { edges: string };

/** The edges of a shape, an entry for each run of edges with the same styles. */
function edgesTexts(edges: readonly EdgeRecord[]): EdgesText[] {
  const texts: EdgesText[] = [];
  for (let from = 0; from < edges.length;) {
    let to = from + 1;
    while (to < edges.length && hasSameStyles(edges[from], edges[to])) to++;
    const { fill0, fill1, line } = edges[from];
    texts.push({
      ...withoutDefaults(EDGE, { fillStyle0: fill0, fillStyle1: fill1, strokeStyle: line }),
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
