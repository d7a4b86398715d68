import { encodeEdges } from '../../../../geometry/edges/encodeEdges';
import type { HalfEdges } from '../../../../geometry/edges/HalfEdges';
import type { Point } from '../../../../geometry/matrix';
import { SegmentPen, type Segments } from '../../../../geometry/edges/Segments';
import { XmlNode } from '../../../../document/xml/XmlNode';

/** One segment of a shape while the shape is edited. Segments that meet share the point object of their vertex. */
export interface DraftSegment {
  start: Point;
  /** The control point of a curve; that of a straight segment is in the middle. */
  control: Point;
  end: Point;
  isLine: boolean;
  fillStyle0: number;
  fillStyle1: number;
  strokeStyle: number;
  isDeleted: boolean;
}

/** A shape during editing: its vertices and segments, by their indices in `edges`, new segments at the end. */
export interface ShapeDraft {
  vertices: Point[];
  segments: DraftSegment[];
}

export function draftOf(edges: HalfEdges): ShapeDraft {
  const vertices = Array.from({ length: edges.vertexCount }, (_, id) => edges.vertex(id));
  const segments: DraftSegment[] = [];
  for (let half = 0; half < edges.count; half += 2) {
    segments.push({
      start: vertices[edges.origin(half)],
      control: edges.point(half, 1),
      end: vertices[edges.head(half)],
      isLine: edges.isLine(half),
      fillStyle0: edges.fill(half + 1),
      fillStyle1: edges.fill(half),
      strokeStyle: edges.stroke(half),
      isDeleted: false,
    });
  }
  return { vertices, segments };
}

/** The middle of a straight segment, or the control point of a curve. */
export function controlOf({ start, control, end, isLine }: DraftSegment): Point {
  return isLine ? between(start, end, 0.5) : control;
}

/** Cuts a segment at parameter `t` (0 to 1): it keeps the first piece, the second is returned. */
export function splitSegment(segment: DraftSegment, t: number): DraftSegment {
  const { start, control, end, isLine } = segment;
  const before = between(start, control, t);
  const after = between(control, end, t);
  const middle = isLine ? between(start, end, t) : between(before, after, t);
  segment.control = before;
  segment.end = middle;
  return { ...segment, start: middle, control: after, end };
}

function between(start: Point, end: Point, t: number): Point {
  return { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t };
}

/**
 * Writes changed segments into the `edges` of a `DOMShape`: one `Edge` for each run of segments with the same styles. The
 * editor's hints (`cubics`) described the old outline and are dropped.
 */
export function writeDraft(shape: XmlNode, segments: readonly DraftSegment[]): void {
  const list = shape.child('edges');
  if (!list) return;
  for (const node of [...list.children]) node.remove();
  let run: DraftSegment[] = [];
  const finish = (): void => {
    if (run.length > 0) list.append(edgeNode(run));
    run = [];
  };
  for (const segment of segments) {
    if (segment.isDeleted) continue;
    if (run.length > 0 && !isStyledAlike(run[0], segment)) finish();
    run.push(segment);
  }
  finish();
}

function isStyledAlike(first: DraftSegment, second: DraftSegment): boolean {
  return (
    first.fillStyle0 === second.fillStyle0 &&
    first.fillStyle1 === second.fillStyle1 &&
    first.strokeStyle === second.strokeStyle
  );
}

function edgeNode(run: readonly DraftSegment[]): XmlNode {
  const style = (index: number): string | null => (index === 0 ? null : String(index));
  const { fillStyle0, fillStyle1, strokeStyle } = run[0];
  return XmlNode.create('Edge', {
    fillStyle0: style(fillStyle0),
    fillStyle1: style(fillStyle1),
    strokeStyle: style(strokeStyle),
    edges: encodeEdges(segmentsOf(run)),
  });
}

function segmentsOf(run: readonly DraftSegment[]): Segments {
  const pen = new SegmentPen();
  for (const { start, control, end, isLine } of run) {
    pen.moveTo(start.x, start.y);
    if (isLine) pen.lineTo(end.x, end.y);
    else pen.curveTo(control.x, control.y, end.x, end.y);
  }
  return pen.segments();
}
