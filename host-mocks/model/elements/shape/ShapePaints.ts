import { NodeCache } from '../../../../document/xml/NodeCache';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { readFill, type FillValue } from './fill';
import { readStroke, type StrokeValue } from './stroke';

/** What was read of a shape so far. */
const PAINTS = new NodeCache(() => ({
  fills: new Map<number, FillValue>(),
  strokes: new Map<number, StrokeValue>(),
}));

/**
 * The fills and strokes of a shape or primitive, by the numbers under which its edges name them: 0 for none. Each is read
 * once as long as the shape's file does not change: an outline has many edges and few paints.
 */
export class ShapePaints {
  constructor(private readonly shape: XmlNode) {}

  fill(style: number): FillValue {
    const { fills } = PAINTS.of(this.shape);
    const paint = fills.get(style) ?? readFill(this.holder('fill', style));
    fills.set(style, paint);
    return paint;
  }

  stroke(style: number): StrokeValue {
    const { strokes } = PAINTS.of(this.shape);
    const cached = strokes.get(style) ?? readStroke(this.holder('stroke', style));
    strokes.set(style, cached);
    return cached;
  }

  private holder(kind: 'fill' | 'stroke', style: number): XmlNode | undefined {
    if (this.shape.name !== 'DOMShape') return style === 0 ? undefined : this.shape.child(kind);
    const holders = this.shape.child(`${kind}s`)?.children ?? [];
    return holders.find((node) => node.attr('index') === String(style));
  }
}
