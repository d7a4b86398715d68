import type { AdobeOval, Contract } from '../../contract/adobe';
import { Shape } from './Shape';
import { PRIMITIVE } from '../../../document/xfl/schema/elementSchema';

/** A primitive oval: a view of one `DOMOvalObject`. */
export class Oval extends Shape implements Contract<AdobeOval> {
  static override readonly className = 'Oval';

  get closePath(): boolean {
    return PRIMITIVE.closePath.read(this.node);
  }
  /** In degrees, clockwise from the right. */
  get startAngle(): number {
    return PRIMITIVE.startAngle.read(this.node);
  }
  get endAngle(): number {
    return PRIMITIVE.endAngle.read(this.node);
  }
  /** In per cent of the oval, 0 to 99. */
  get innerRadius(): number {
    return PRIMITIVE.innerRadius.read(this.node);
  }
}
