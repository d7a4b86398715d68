import type { AdobeEdge, Contract } from '../../../contract/adobe';
import type { Point } from '../../../../geometry/matrix';
import { HostObject } from '../../../realm/HostObject';
import { checkChoice, checkNumber } from '../../../../document/checks/checkValue';
import type { HalfEdge } from './HalfEdge';
import type { ShapeGraph } from './ShapeGraph';
import { splitSegment } from './ShapeDraft';
import type { StrokeValue } from './stroke';
import { strokeStyleOf } from './styles';

/** A stroke has the properties of its style only. */
type Corrected = 'stroke';

const CONTROLS = [0, 1, 2] as const;

/** A straight or curved piece of the outline of a shape. */
export class Edge extends HostObject implements Contract<AdobeEdge, Corrected> {
  static override readonly className = 'Edge';

  constructor(
    private readonly graph: ShapeGraph,
    private readonly index: number,
  ) {
    super();
  }

  override get isStale(): boolean {
    return this.graph.isStale;
  }

  /** Unique within the shape: the index in `shape.edges`. */
  get id(): number {
    return this.index;
  }
  /** 1 for a straight edge, otherwise 0. */
  get isLine(): number {
    return this.graph.isLine(this.index) ? 1 : 0;
  }

  /** The index of the curve that contains the edge; for `shape.getCubicSegmentPoints`. */
  get cubicSegmentIndex(): number {
    return this.graph.cubics.indices[this.index];
  }

  get stroke(): StrokeValue {
    return this.graph.paints.stroke(this.graph.strokeStyle(this.index));
  }
  set stroke(value: StrokeValue) {
    const { segments } = this.graph.edit('Edge.stroke');
    segments[this.index].strokeStyle = strokeStyleOf(this.graph.shape, 'Edge.stroke', value);
  }

  /** 0 the beginning, 1 the control point (the middle of a straight edge), 2 the end. */
  getControl(i: number): Point {
    return this.graph.point(this.index, controlIndex('Edge.getControl', i));
  }
  setControl(index: number, x: number, y: number): void {
    const which = controlIndex('Edge.setControl', index);
    const point = { x: checkNumber('Edge.setControl: x', x), y: checkNumber('Edge.setControl: y', y) };
    const segment = this.graph.edit('Edge.setControl').segments[this.index];
    if (which === 1) Object.assign(segment, { control: point, isLine: false });
    else Object.assign(which === 0 ? segment.start : segment.end, point);
  }

  /** 0 the half edge that runs along the edge, 1 the one that runs back. */
  getHalfEdge(index: number): HalfEdge {
    return this.graph.halfEdge(2 * this.index + checkNumber('Edge.getHalfEdge', index, 0, 1));
  }

  /** Cuts the edge in two at a parameter between 0 and 1. It keeps the first piece; the second comes last in `shape.edges`. */
  splitEdge(t: number): void {
    const at = checkNumber('Edge.splitEdge', t, 0, 1);
    const { segments } = this.graph.edit('Edge.splitEdge');
    segments.push(splitSegment(segments[this.index], at));
  }
}

function controlIndex(member: string, value: number): 0 | 1 | 2 {
  return Number(checkChoice(member, String(value), CONTROLS.map(String))) as 0 | 1 | 2;
}
