import type { StyledSegments } from '../../geometry/edges/HalfEdges';
import { outlineOf } from '../../document/xfl/shapeOutline';
import type { DocumentPaint } from '../../document/xfl/paints/DocumentPaint';
import type { DocumentStroke } from '../../document/xfl/paints/DocumentStroke';
import { fillsOf, strokesOf } from '../../document/xfl/paints/shapeStyles';
import type { XmlNode } from '../../document/xml/XmlNode';

/** A shape as players need it: which styles it has, and its edges, in its own coordinates, in pixels. */
export interface ShapePiece {
  readonly fills: ReadonlyMap<number, DocumentPaint>;
  readonly strokes: ReadonlyMap<number, DocumentStroke>;
  /** In the order of the document; primitives are one run of edges, clockwise. */
  readonly edges: readonly StyledSegments[];
}

/** The piece that a `DOMShape`, `DOMRectangleObject` or `DOMOvalObject` is. */
export function shapePiece(node: XmlNode): ShapePiece {
  return {
    fills: fillsOf(node),
    strokes: strokesOf(node),
    edges: outlineOf(node).edges,
  };
}
