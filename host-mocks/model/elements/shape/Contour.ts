import type { AdobeContour, Contract } from '../../../contract/adobe';
import { HostObject } from '../../../realm/HostObject';
import type { FillValue } from './fill';
import type { HalfEdge } from './HalfEdge';
import type { ShapeGraph } from './ShapeGraph';
import { fillStyleOf } from './styles';

/** A fill has the properties of its style only. */
type Corrected = 'fill';

/** A closed walk along one side of the edges of a shape. */
export class Contour extends HostObject implements Contract<AdobeContour, Corrected> {
  static override readonly className = 'Contour';

  constructor(
    private readonly graph: ShapeGraph,
    private readonly index: number,
  ) {
    super();
  }

  override get isStale(): boolean {
    return this.graph.isStale;
  }

  /** The fill on the contour's side of its edges; none if the contour does not enclose anything. */
  get fill(): FillValue {
    return this.graph.paints.fill(this.area === 0 ? 0 : this.graph.fillStyle(this.halves[0]));
  }
  set fill(value: FillValue) {
    const { segments } = this.graph.edit('Contour.fill');
    const style = fillStyleOf(this.graph.shape, 'Contour.fill', value);
    for (const half of this.halves) segments[half >> 1][half & 1 ? 'fillStyle0' : 'fillStyle1'] = style;
  }

  /** True for a contour that encloses an area; false for the one around a shape, and for the one around a hole. */
  get interior(): boolean {
    return this.area > 0;
  }
  /** -1 for a contour that encloses an area, 1 for the one around it, 0 without area: recorded in Animate 2023. */
  get orientation(): number {
    return -Math.sign(this.area) + 0;
  }

  /** Signed: positive for a walk around an area. */
  private get area(): number {
    return this.graph.walks.loops[this.index].area;
  }

  getHalfEdge(): HalfEdge {
    return this.graph.halfEdge(this.halves[0]);
  }

  private get halves(): readonly number[] {
    return this.graph.walks.loops[this.index].halves;
  }
}
