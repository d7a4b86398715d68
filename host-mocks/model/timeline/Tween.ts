import type { AdobeTween, Contract } from '../../contract/adobe';
import { HostError } from '../../realm/HostError';
import { HostObject } from '../../realm/HostObject';
import type { Frame } from './Frame';

/** Values between keyframes are not computed. */
type NotDone = 'getGeometricTransform' | 'getFilters' | 'getShape';

/** Settable by the types, read only by the reference. */
type Corrected = 'duration' | 'startFrame' | 'tweenType';

/** The tween of a frame. Its members throw for a frame without a tween, as Adobe's types say. */
export class Tween extends HostObject implements Contract<AdobeTween, NotDone | Corrected> {
  static override readonly className = 'Tween';

  constructor(private readonly frame: Frame) {
    super();
  }

  /** In frames. */
  get duration(): number {
    return this.tweened.duration;
  }
  get startFrame(): number {
    return this.tweened.startFrame;
  }
  /** `motion`, `shape` or `motion object`. */
  get tweenType(): string {
    return this.tweened.tweenType;
  }

  private get tweened(): Frame {
    if (this.frame.tweenType === 'none') throw new HostError('Tween: the frame is not tweened');
    return this.frame;
  }
}
