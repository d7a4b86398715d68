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
 * Combines a raw shape with others above it, in turn. All are in the same coordinates.
 *
 * @param base Receives the result.
 * @param tops Are not changed; the lowest first.
 * @param rule Decides the result where both have an area; numbers are those of the styles of `base`.
 */
export function combineShapes(base: XmlNode, tops: readonly XmlNode[], rule: OverlayRule): void {
  const drawing = new Drawing(base);
  for (const top of tops) drawing.combine(top, rule);
  drawing.write();
}

/** The edges of a shape while others are combined with it. They are written once. */
class Drawing {
  private groups: DrawnGroup[];
  private readonly removed: XmlNode[] = [];
  private hasUnusedStyles = false;

  constructor(private readonly shape: XmlNode) {
    this.groups = outlineOf(shape).edges.map((edge) => DrawnGroup.read(edge));
  }

  combine(top: XmlNode, rule: OverlayRule): void {
    const edges = this.adopt(top);
    const reach = boxOfEdges(edges);
    const near = new Set(
      this.groups.filter(({ box }) => !rule.keepsOutside || !areApart(box, reach, TOLERANCE)),
    );
    const result = overlay(
      [...near].flatMap((group) => group.edges),
      edges,
      rule,
      new Fills(this.groups),
    );
    const rest = new Set(result);
    const remaining = this.groups.filter((group) => {
      if (near.has(group) && !group.edges.every((edge) => rest.has(edge))) {
        if (group.node) this.removed.push(group.node);
        return false;
      }
      for (const edge of near.has(group) ? group.edges : []) rest.delete(edge);
      return true;
    });
    if (remaining.length < this.groups.length || !usesAll([...rest], edges)) this.hasUnusedStyles = true;
    this.groups = [
      ...remaining,
      ...runsOf([...rest]).map((run) => new DrawnGroup(boxOfEdges(run), () => run)),
    ];
  }

  write(): void {
    const list = childOrNew(this.shape, 'edges', []);
    for (const node of this.removed) node.remove();
    if (this.removed.length > 0) dropHints(list);
    for (const { node, edges } of this.groups) if (!node) list.append(edgeNode(edges));
    if (this.hasUnusedStyles) dropUnusedStyles(this.shape);
  }

  /** The edges of another shape, with numbers of the styles of this one. */
  private adopt(top: XmlNode): PlanarEdge[] {
    const fills = adopted(this.shape, top, 'fills');
    const strokes = adopted(this.shape, top, 'strokes');
    this.hasUnusedStyles ||= !namesAll(top, fills, strokes);
    return planarEdges(outlineOf(top).edges).map((edge) => ({
      curve: edge.curve,
      fill0: fills.get(edge.fill0) ?? 0,
      fill1: fills.get(edge.fill1) ?? 0,
      stroke: strokes.get(edge.stroke) ?? 0,
    }));
  }
}

/** True if the edges of a shape name all of its fills and strokes. */
function namesAll(
  shape: XmlNode,
  fills: ReadonlyMap<number, number>,
  strokes: ReadonlyMap<number, number>,
): boolean {
  const { edges } = outlineOf(shape);
  const usedFills = new Set(edges.flatMap(({ fillStyle0, fillStyle1 }) => [fillStyle0, fillStyle1]));
  const usedStrokes = new Set(edges.map(({ strokeStyle }) => strokeStyle));
  return (
    [...fills.keys()].every((fill) => usedFills.has(fill)) &&
    [...strokes.keys()].every((stroke) => usedStrokes.has(stroke))
  );
}

/** True if edges have all fills and strokes that others have. */
function usesAll(edges: readonly PlanarEdge[], others: readonly PlanarEdge[]): boolean {
  const fills = new Set(edges.flatMap(({ fill0, fill1 }) => [fill0, fill1]));
  const strokes = new Set(edges.map(({ stroke }) => stroke));
  return others.every(
    ({ fill0, fill1, stroke }) => fills.has(fill0) && fills.has(fill1) && strokes.has(stroke),
  );
}

/** Edges of the same styles, read at first use. */
class DrawnGroup implements EdgeGroup {
  private made: readonly PlanarEdge[] | undefined;

  /** @param node The `Edge` that they are written in; undefined for new ones. */
  constructor(
    readonly box: Box,
    private readonly read: () => readonly PlanarEdge[],
    readonly node?: XmlNode,
  ) {}

  static read(edge: DecodedEdge): DrawnGroup {
    return new DrawnGroup(boxOfPoints(edge.segments), () => planarEdges([edge]), edge.node);
  }

  get edges(): readonly PlanarEdge[] {
    return (this.made ??= this.read());
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

/** Replaces all edges of a shape. */
export function replaceEdges(shape: XmlNode, edges: readonly PlanarEdge[]): void {
  const list = childOrNew(shape, 'edges', []);
  for (const node of [...list.children].reverse()) node.remove();
  appendEdges(list, edges);
}

/** Appends edges to those of a shape, one `Edge` for each run of the same styles. */
export function appendEdges(list: XmlNode, edges: readonly PlanarEdge[]): void {
  for (const run of runsOf(edges)) list.append(edgeNode(run));
}

/** Consecutive edges of the same styles. */
function runsOf(edges: readonly PlanarEdge[]): PlanarEdge[][] {
  const runs: PlanarEdge[][] = [];
  for (const edge of edges) {
    const last = runs.at(-1);
    if (last && areAlike(last[0], edge)) last.push(edge);
    else runs.push([edge]);
  }
  return runs;
}

function areAlike(one: PlanarEdge, other: PlanarEdge): boolean {
  return one.fill0 === other.fill0 && one.fill1 === other.fill1 && one.stroke === other.stroke;
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
