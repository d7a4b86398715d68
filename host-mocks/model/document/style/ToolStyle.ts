import type { FillValue } from '../../elements/shape/fill';
import type { StrokeValue } from '../../elements/shape/stroke';
import { STROKE } from '../../../../document/xfl/schema/strokeSchema';

/**
 * Fill and stroke of the Tools panel: the next drawn shapes get them. The colours are those of a fresh host (assumed).
 */
export class ToolStyle {
  fill: FillValue = { style: 'solid', color: '#0066CC' };
  stroke: StrokeValue = {
    style: 'solid',
    thickness: STROKE.weight.initial,
    color: '#000000',
    capType: STROKE.caps.initial,
    joinType: STROKE.joints.initial,
    miterLimit: STROKE.miterLimit.initial,
    scaleType: 'normal',
    strokeHinting: false,
    breakAtCorners: false,
    shapeFill: { style: 'solid', color: '#000000' },
  };

  /** `document.swapStrokeAndFill`: swaps the colours only. */
  swap(): void {
    const { fill, stroke } = this;
    const color = stroke.color ?? '#000000';
    this.stroke = { ...stroke, ...(fill.style === 'solid' ? { color: fill.color, shapeFill: fill } : {}) };
    this.fill = { style: 'solid', color };
  }
}
