import type { XmlNode } from '../../xml/XmlNode';
import { recordOf } from '../schema/recordOf';
import { STROKE, STROKE_LENGTHS } from '../schema/strokeSchema';
import { MIN_DASH } from '../../../geometry/claims';
import { readPaint, type DocumentPaint } from './DocumentPaint';

/** A stroke: the child of a `StrokeStyle`. */
export class DocumentStroke extends recordOf(STROKE) {
  constructor(private readonly node: XmlNode) {
    super(node);
  }

  /** `SolidStroke`, `DashedStroke` … */
  get name(): string {
    return this.node.name;
  }
  get isHairline(): boolean {
    return this.solidStyle === 'hairline';
  }
  /** Undefined for a stroke that paints nothing. */
  get paint(): DocumentPaint | undefined {
    const node = this.node.child('fill')?.children.at(0);
    return node && readPaint(node);
  }
  /**
   * Dash and gap in pixels; dots are dashes without length. Undefined for lines without gaps, and for dashes that are too
   * short to be seen: `MIN_DASH`.
   */
  get dashes(): [dash: number, gap: number] | undefined {
    const { dash1, dash2 } = STROKE_LENGTHS.DashedStroke;
    if (this.name === 'DashedStroke') return drawable(dash1.read(this.node), dash2.read(this.node));
    if (this.name !== 'DottedStroke') return undefined;
    return drawable(0, Math.max(this.weight, 1) + STROKE_LENGTHS.DottedStroke.dotSpace.read(this.node));
  }
  /**
   * True for ornaments that no player draws: ragged, stippled and hatched lines, and those of art and pattern brushes
   * (`PaintBrushStroke`, whose brush is in `PaintBrushDefinitions.xml`).
   */
  get hasOrnament(): boolean {
    return this.name !== 'SolidStroke' && this.dashes === undefined;
  }
}

function drawable(dash: number, gap: number): [number, number] | undefined {
  return dash >= 0 && gap >= 0 && dash + gap >= MIN_DASH ? [dash, gap] : undefined;
}
