import type { AdobeRectangle, Contract } from '../../contract/adobe';
import { Shape } from './Shape';
import { PRIMITIVE } from '../../../document/xfl/schema/elementSchema';

/** The reference says that `lockFlag` is a Boolean value. */
type Corrected = 'lockFlag';

/** A primitive rectangle: a view of one `DOMRectangleObject`. Radii are in pixels. */
export class Rectangle extends Shape implements Contract<AdobeRectangle, Corrected> {
  static override readonly className = 'Rectangle';

  /** True if all corners have the radius of the top left one. */
  get lockFlag(): boolean {
    return PRIMITIVE.lockFlag.read(this.node);
  }
  get topLeftRadius(): number {
    return PRIMITIVE.topLeftRadius.read(this.node);
  }
  get topRightRadius(): number {
    return PRIMITIVE.topRightRadius.read(this.node);
  }
  get bottomLeftRadius(): number {
    return PRIMITIVE.bottomLeftRadius.read(this.node);
  }
  get bottomRightRadius(): number {
    return PRIMITIVE.bottomRightRadius.read(this.node);
  }
}
