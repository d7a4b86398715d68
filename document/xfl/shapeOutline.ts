import { emptyBox, type Box } from '../../geometry/Box';
import { decodeEdges } from '../../geometry/edges/decodeEdges';
import type { StyledSegments } from '../../geometry/edges/HalfEdges';
import { IDENTITY } from '../../geometry/matrix';
import { ovalOutline, rectangleOutline } from '../../geometry/primitives';
import { includeSegments } from '../../geometry/edges/segmentBounds';
import type { Segments } from '../../geometry/edges/Segments';
import { NodeCache } from '../xml/NodeCache';
import type { XmlNode } from '../xml/XmlNode';
import { EDGE, PRIMITIVE } from './schema/elementSchema';

/** One `Edge` of a shape, decoded. */
export interface DecodedEdge extends StyledSegments {
  /** The `Edge`; the primitive itself for a primitive. */
  node: XmlNode;
}

/** The lines of a shape or primitive, in its own coordinates. */
export class ShapeOutline<Edge extends StyledSegments = StyledSegments> {
  private measured: Box | undefined;

  constructor(readonly edges: readonly Edge[]) {}

  get box(): Box {
    return (this.measured ??= boxOf(this.edges));
  }
}

const OUTLINES = new NodeCache(readOutline);
const decoded = new WeakMap<XmlNode, { source: string; segments: Segments }>();

/**
 * The outline of a `DOMShape`, `DOMRectangleObject` or `DOMOvalObject`: the same object as long as nothing of it changes.
 * Decoded once: while the shape's file does not change that is known without looking at the shape, afterwards only edges
 * whose text differs are decoded again.
 */
export function outlineOf(shape: XmlNode): ShapeOutline<DecodedEdge> {
  return OUTLINES.of(shape);
}

function readOutline(
  shape: XmlNode,
  before: ShapeOutline<DecodedEdge> | undefined,
): ShapeOutline<DecodedEdge> {
  const edges = shape.name === 'DOMShape' ? shapeEdges(shape) : [primitiveEdge(shape)];
  return before && areSame(before.edges, edges) ? before : new ShapeOutline(edges);
}

function areSame(some: readonly DecodedEdge[], others: readonly DecodedEdge[]): boolean {
  if (some.length !== others.length) return false;
  return some.every((edge, i) => {
    const other = others[i];
    return (
      edge.node === other.node &&
      edge.segments === other.segments &&
      edge.fillStyle0 === other.fillStyle0 &&
      edge.fillStyle1 === other.fillStyle1 &&
      edge.strokeStyle === other.strokeStyle
    );
  });
}

function boxOf(edges: readonly StyledSegments[]): Box {
  const box = emptyBox();
  for (const { segments } of edges) includeSegments(box, segments, IDENTITY);
  return box;
}

function shapeEdges(shape: XmlNode): DecodedEdge[] {
  const edges: DecodedEdge[] = [];
  for (const node of shape.child('edges')?.children ?? []) {
    const source = node.rawAttr('edges');
    if (source === undefined) continue;
    edges.push({
      node,
      fillStyle0: EDGE.fillStyle0.read(node),
      fillStyle1: EDGE.fillStyle1.read(node),
      strokeStyle: EDGE.strokeStyle.read(node),
      segments: decodeOnce(node, source, () => decodeEdges(source)),
    });
  }
  return edges;
}

/** `source`: all that the segments are made from. */
function decodeOnce(node: XmlNode, source: string, decode: () => Segments): Segments {
  const cached = decoded.get(node);
  if (cached?.source === source) return cached.segments;
  const segments = decode();
  decoded.set(node, { source, segments });
  return segments;
}

/** Primitives are drawn clockwise, with the fill inside. */
function primitiveEdge(node: XmlNode): DecodedEdge {
  const isOval = node.name === 'DOMOvalObject';
  const isFilled = node.child('fill') !== undefined && (!isOval || PRIMITIVE.closePath.read(node));
  return {
    node,
    fillStyle0: 0,
    fillStyle1: isFilled ? 1 : 0,
    strokeStyle: node.child('stroke') ? 1 : 0,
    segments: decodeOnce(node, attributesOf(node), () => (isOval ? readOval(node) : readRectangle(node))),
  };
}

function attributesOf(node: XmlNode): string {
  return node
    .rawAttributes()
    .map(([name, raw]) => `${name}=${raw}`)
    .join(' ');
}

function readBox(node: XmlNode): { x: number; y: number; width: number; height: number } {
  return {
    x: PRIMITIVE.x.read(node),
    y: PRIMITIVE.y.read(node),
    width: PRIMITIVE.objectWidth.read(node),
    height: PRIMITIVE.objectHeight.read(node),
  };
}

function readRectangle(node: XmlNode): Segments {
  return rectangleOutline({
    ...readBox(node),
    radii: [
      PRIMITIVE.topLeftRadius.read(node),
      PRIMITIVE.topRightRadius.read(node),
      PRIMITIVE.bottomRightRadius.read(node),
      PRIMITIVE.bottomLeftRadius.read(node),
    ],
  });
}

function readOval(node: XmlNode): Segments {
  return ovalOutline({
    ...readBox(node),
    startAngle: PRIMITIVE.startAngle.read(node),
    endAngle: PRIMITIVE.endAngle.read(node),
    innerRadius: PRIMITIVE.innerRadius.read(node),
    closePath: PRIMITIVE.closePath.read(node),
  });
}
