import type { FillValue } from '../../elements/shape/fill';
import type { StrokeValue } from '../../elements/shape/stroke';

/** Fill and stroke of the Tools panel: what is drawn next gets them. The colours are those of a fresh host (assumed). */
export class ToolStyle {
  fill: FillValue = { style: 'solid', color: '#0066CC' };
  stroke: StrokeValue = {
    style: 'solid',
    thickness: 1,
    color: '#000000',
    capType: 'round',
    joinType: 'round',
    miterLimit: 3,
    scaleType: 'normal',
    strokeHinting: false,
    breakAtCorners: false,
    shapeFill: { style: 'solid', color: '#000000' },
  };

  /** `document.swapStrokeAndFill`: of colours only. */
  swap(): void {
    const { fill, stroke } = this;
    const color = stroke.color ?? '#000000';
    this.stroke = { ...stroke, ...(fill.style === 'solid' ? { color: fill.color, shapeFill: fill } : {}) };
    this.fill = { style: 'solid', color };
  }
}
