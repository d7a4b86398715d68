import type { AdobeOval, Contract } from '../../contract/adobe';
import { readFlag, readNumber } from '../../../document/xfl/attributes';
import { Shape } from './Shape';

/** A primitive oval: a view of one `DOMOvalObject`. */
export class Oval extends Shape implements Contract<AdobeOval> {
  static override readonly className = 'Oval';

  get closePath(): boolean {
    return readFlag(this.node, 'closePath', true);
  }
  /** In degrees, clockwise from the right. */
  get startAngle(): number {
    return readNumber(this.node, 'startAngle');
  }
  get endAngle(): number {
    return readNumber(this.node, 'endAngle');
  }
  /** In per cent of the oval, 0 to 99. */
  get innerRadius(): number {
    return readNumber(this.node, 'innerRadius');
  }
}
