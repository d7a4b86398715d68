import { emptyBox, include, type Box } from '../../../../geometry/Box';
import { encodeEdges } from '../../../../geometry/edges/encodeEdges';
import { areApart } from '../../../../geometry/planar/Curve';
import { TOLERANCE } from '../../../../geometry/planar/CurveSplit';
import { boxOfEdges, Fills, type EdgeGroup } from '../../../../geometry/planar/Fills';
import { overlay, type OverlayRule } from '../../../../geometry/planar/overlay';
import { planarEdges, type PlanarEdge } from '../../../../geometry/planar/PlanarEdge';
import { SegmentPen, type Segments } from '../../../../geometry/edges/Segments';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { childOrNew } from '../../../../document/xfl/childNodes';
import { outlineOf, type DecodedEdge } from '../../../../document/xfl/shapeOutline';
import { adoptStyle, dropUnusedStyles } from './styles';
import { STYLE } from '../../../../document/xfl/schema/paintSchema';

/**
 * Combines a raw shape with one below it. Both are in the same coordinates.
 *
 * @param base Receives the result.
 * @param top Is not changed.
 * @param rule Decides the result where both have an area; numbers are those of the styles of `base`.
 */
export function combineShapes(base: XmlNode, top: XmlNode, rule: OverlayRule): void {
  const fills = adopted(base, top, 'fills');
  const strokes = adopted(base, top, 'strokes');
  const topEdges = planarEdges(outlineOf(top).edges).map((edge) => ({
    curve: edge.curve,
    fill0: fills.get(edge.fill0) ?? 0,
    fill1: fills.get(edge.fill1) ?? 0,
    stroke: strokes.get(edge.stroke) ?? 0,
  }));
  const groups = outlineOf(base).edges.map((edge) => new DrawnGroup(edge));
  const reach = boxOfEdges(topEdges);
  const near = groups.filter(({ box }) => !rule.keepsOutside || !areApart(box, reach, TOLERANCE));
  const result = overlay(
    near.flatMap(({ edges }) => edges),
    topEdges,
    rule,
    new Fills(groups),
  );
  const list = childOrNew(base, 'edges', []);
  const rest = new Set(result);
  let isChanged = false;
  for (const { node, edges } of near) {
    if (edges.every((edge) => rest.has(edge))) {
      for (const edge of edges) rest.delete(edge);
    } else {
      node.remove();
      isChanged = true;
    }
  }
  if (isChanged) dropHints(list);
  appendEdges(list, [...rest]);
  if (isChanged || !usesAll([...rest], fills, strokes)) dropUnusedStyles(base);
}

/** True if edges name all of some fills and strokes. */
function usesAll(
  edges: readonly PlanarEdge[],
  fills: ReadonlyMap<number, number>,
  strokes: ReadonlyMap<number, number>,
): boolean {
  const usedFills = new Set(edges.flatMap(({ fill0, fill1 }) => [fill0, fill1]));
  const usedStrokes = new Set(edges.map(({ stroke }) => stroke));
  return (
    [...fills.values()].every((fill) => usedFills.has(fill)) &&
    [...strokes.values()].every((stroke) => usedStrokes.has(stroke))
  );
}

/** The edges of one `Edge` of a shape, read at first use. */
class DrawnGroup implements EdgeGroup {
  readonly node: XmlNode;
  readonly box: Box;
  private made: PlanarEdge[] | undefined;

  constructor(private readonly source: DecodedEdge) {
    this.node = source.node;
    this.box = boxOfPoints(source.segments);
  }

  get edges(): readonly PlanarEdge[] {
    this.made ??= planarEdges([this.source]);
    return this.made;
  }
}

const boxes = new WeakMap<Segments, Box>();

function boxOfPoints(segments: Segments): Box {
  const cached = boxes.get(segments);
  if (cached) return cached;
  const box = emptyBox();
  const { points } = segments;
  for (let i = 0; i < points.length; i += 2) include(box, points[i], points[i + 1]);
  boxes.set(segments, box);
  return box;
}

/** The editor's hints (`cubics`) describe the outline as it was. */
function dropHints(list: XmlNode): void {
  for (const node of [...list.children]) {
    if (node.rawAttr('cubics') === undefined) continue;
    if (node.rawAttr('edges') === undefined) node.remove();
    else node.setAttr('cubics', null);
  }
}

/** Appends edges to those of a shape, one `Edge` for each run of the same styles. */
export function appendEdges(list: XmlNode, edges: readonly PlanarEdge[]): void {
  let run: PlanarEdge[] = [];
  const finish = (): void => {
    if (run.length > 0) list.append(edgeNode(run));
    run = [];
  };
  for (const edge of edges) {
    const [first] = run;
    const isAlike = first && first.fill0 === edge.fill0 && first.fill1 === edge.fill1;
    if (!isAlike || first.stroke !== edge.stroke) finish();
    run.push(edge);
  }
  finish();
}

function edgeNode(run: readonly PlanarEdge[]): XmlNode {
  const style = (index: number): string | null => (index === 0 ? null : String(index));
  const pen = new SegmentPen();
  for (const { curve } of run) {
    pen.moveTo(curve.x0, curve.y0);
    if (curve.isLine) pen.lineTo(curve.x1, curve.y1);
    else pen.curveTo(curve.cx, curve.cy, curve.x1, curve.y1);
  }
  return XmlNode.create('Edge', {
    fillStyle0: style(run[0].fill0),
    fillStyle1: style(run[0].fill1),
    strokeStyle: style(run[0].stroke),
    edges: encodeEdges(pen.segments()),
  });
}

/** The numbers of one shape's styles in another shape, by their old numbers. */
function adopted(base: XmlNode, top: XmlNode, list: 'fills' | 'strokes'): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const style of top.child(list)?.children ?? []) {
    const [content] = style.children;
    if (content) numbers.set(STYLE.index.read(style), adoptStyle(base, list, content));
  }
  return numbers;
}
