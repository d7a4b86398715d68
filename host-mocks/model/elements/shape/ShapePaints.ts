import type { XmlNode } from '../../../../document/xml/XmlNode';
import { readFill, type FillValue } from './fill';
import { readStroke, type StrokeValue } from './stroke';

/**
 * The fills and strokes of a shape or primitive, by the numbers under which its edges name them: 0 for none. Each is read
 * once as long as the shape's file does not change: an outline has many edges and few paints.
 */
export class ShapePaints {
  private version: number | undefined;
  private readonly fills = new Map<number, FillValue>();
  private readonly strokes = new Map<number, StrokeValue>();

  constructor(private readonly shape: XmlNode) {}

  fill(style: number): FillValue {
    this.forgetChanged();
    const paint = this.fills.get(style) ?? readFill(this.holder('fill', style));
    this.fills.set(style, paint);
    return paint;
  }

  stroke(style: number): StrokeValue {
    this.forgetChanged();
    const cached = this.strokes.get(style) ?? readStroke(this.holder('stroke', style));
    this.strokes.set(style, cached);
    return cached;
  }

  private holder(kind: 'fill' | 'stroke', style: number): XmlNode | undefined {
    if (this.shape.name !== 'DOMShape') return style === 0 ? undefined : this.shape.child(kind);
    const holders = this.shape.child(`${kind}s`)?.children ?? [];
    return holders.find((node) => node.attr('index') === String(style));
  }

  private forgetChanged(): void {
    const version = this.shape.file?.version;
    if (version !== undefined && version === this.version) return;
    this.version = version;
    this.fills.clear();
    this.strokes.clear();
  }
}
