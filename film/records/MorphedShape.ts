import type { DocumentPaint } from '../../document/xfl/paints/DocumentPaint';
import type { DocumentStroke } from '../../document/xfl/paints/DocumentStroke';
import { fillsIn, strokesIn } from '../../document/xfl/paints/shapeStyles';
import { ShapeOutline } from '../../document/xfl/shapeOutline';
import { XmlNode } from '../../document/xml/XmlNode';
import { encodeEdges } from '../../geometry/edges/encodeEdges';
import type { StyledSegments } from '../../geometry/edges/HalfEdges';
import { contentOf } from './contentOf';

/** What a shape tween has come to: the lines and styles of a shape, in the coordinates of the timeline. */
export class MorphedShape {
  readonly outline: ShapeOutline;

  /**
   * @param fillStyles - `FillStyle` nodes, each with its `index`
   * @param strokeStyles - `StrokeStyle` nodes
   */
  constructor(
    private readonly fillStyles: readonly XmlNode[],
    private readonly strokeStyles: readonly XmlNode[],
    edges: readonly StyledSegments[],
  ) {
    this.outline = new ShapeOutline(edges);
  }

  get fills(): ReadonlyMap<number, DocumentPaint> {
    return fillsIn(this.fillStyles);
  }
  get strokes(): ReadonlyMap<number, DocumentStroke> {
    return strokesIn(this.strokeStyles);
  }

  /** A text that is equal for those that look the same, wherever they are. */
  get content(): string {
    const edges = this.outline.edges.map(
      ({ fillStyle0, fillStyle1, strokeStyle, segments: { points, lines } }) =>
        `${fillStyle0} ${fillStyle1} ${strokeStyle} ${lines.join('')} ${points.join(' ')}`,
    );
    return [...this.fillStyles, ...this.strokeStyles].map(contentOf).concat(edges).join();
  }

  /** Writes it into an empty `DOMShape`. */
  writeTo(shape: XmlNode): void {
    const clones = (styles: readonly XmlNode[]): XmlNode[] => styles.map((style) => style.clone());
    const edges = this.outline.edges.map(({ fillStyle0, fillStyle1, strokeStyle, segments }) =>
      XmlNode.create('Edge', {
        fillStyle0: indexText(fillStyle0),
        fillStyle1: indexText(fillStyle1),
        strokeStyle: indexText(strokeStyle),
        edges: encodeEdges(segments),
      }),
    );
    shape.append(XmlNode.create('fills', {}, clones(this.fillStyles)));
    shape.append(XmlNode.create('strokes', {}, clones(this.strokeStyles)));
    shape.append(XmlNode.create('edges', {}, edges));
  }
}

function indexText(index: number): string | null {
  return index === 0 ? null : String(index);
}
