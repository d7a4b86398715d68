import type { StyledSegments } from '../../geometry/edges/HalfEdges';
import { outlineOf } from '../../model/elements/content/shapeOutline';
import type { XmlNode } from '../../xml/XmlNode';

/** A shape as players need it: which styles it has, and its edges, in its own coordinates, in pixels. */
export interface ShapePiece {
  /** The paint of a fill by its index: `SolidColor`, `LinearGradient`, `RadialGradient` or `BitmapFill`. */
  readonly fills: ReadonlyMap<number, XmlNode>;
  /** The stroke by its index: `SolidStroke`, `DashedStroke` … */
  readonly strokes: ReadonlyMap<number, XmlNode>;
  /** In the order of the document; primitives are one run of edges, clockwise. */
  readonly edges: readonly StyledSegments[];
}

/** The piece that a `DOMShape`, `DOMRectangleObject` or `DOMOvalObject` is. */
export function shapePiece(node: XmlNode): ShapePiece {
  return {
    fills: stylesOf(node, 'fills', 'FillStyle', 'fill'),
    strokes: stylesOf(node, 'strokes', 'StrokeStyle', 'stroke'),
    edges: outlineOf(node).edges,
  };
}

/** The styles of a shape by index. A primitive has one of each at most, in a child of its own. */
function stylesOf(node: XmlNode, list: string, entry: string, single: string): Map<number, XmlNode> {
  const styles = new Map<number, XmlNode>();
  if (node.name !== 'DOMShape') {
    const style = node.child(single)?.children.at(0);
    if (style) styles.set(1, style);
    return styles;
  }
  for (const style of node.child(list)?.childrenNamed(entry) ?? []) {
    const kind = style.children.at(0);
    if (kind) styles.set(Number(style.attr('index')), kind);
  }
  return styles;
}
