import type { AdobeRectangle, Contract } from '../../contract/adobe';
import { readFlag, readNumber } from '../../../document/xfl/attributes';
import { Shape } from './Shape';

/** The reference says that `lockFlag` is a Boolean value. */
type Corrected = 'lockFlag';

/** A primitive rectangle: a view of one `DOMRectangleObject`. Radii are in pixels. */
export class Rectangle extends Shape implements Contract<AdobeRectangle, Corrected> {
  static override readonly className = 'Rectangle';

  /** True if all corners have the radius of the top left one. */
  get lockFlag(): boolean {
    return readFlag(this.node, 'lockFlag');
  }
  get topLeftRadius(): number {
    return readNumber(this.node, 'topLeftRadius');
  }
  get topRightRadius(): number {
    return readNumber(this.node, 'topRightRadius');
  }
  get bottomLeftRadius(): number {
    return readNumber(this.node, 'bottomLeftRadius');
  }
  get bottomRightRadius(): number {
    return readNumber(this.node, 'bottomRightRadius');
  }
}
