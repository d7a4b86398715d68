import type { AdobeTween, Contract } from '../../contract/adobe';
import type { Matrix } from '../../geometry/matrix';
import { HostError, notImplemented } from '../../realm/HostError';
import { HostObject } from '../../realm/HostObject';
import { checkNumber } from '../../realm/checkValue';
import { CHANNELS } from '../xfl/colorEffect';
import type { Frame } from './Frame';
import { colorAt, matrixAt, tweenEnds, type TweenEnds } from '../xfl/inbetween';

/** Filters and shapes between keyframes are not computed. */
type NotDone = 'getFilters' | 'getShape';

/** Settable by the types, read only by the reference, which also tells the results of methods apart. */
type Corrected = 'duration' | 'startFrame' | 'tweenType' | 'getGeometricTransform';

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

  /** The matrix of the element, so many frames after the keyframe. Of classic tweens only. */
  getGeometricTransform(frameIndex: number): Matrix {
    return matrixAt(this.frame.node, this.ends('getGeometricTransform'), this.check(frameIndex));
  }
  /** Percents and amounts of the four channels, so many frames after the keyframe. Of classic tweens only. */
  getColorTransform(frameIndex: number): Record<string, number> {
    const color = colorAt(this.frame.node, this.ends('getColorTransform'), this.check(frameIndex));
    const values: Record<string, number> = {};
    for (const channel of CHANNELS) {
      const name = `color${channel[0].toUpperCase()}${channel.slice(1)}`;
      values[`${name}Amount`] = Math.round(color[channel].offset);
      values[`${name}Percent`] = Math.round(color[channel].multiplier * 100);
    }
    return values;
  }

  private check(frameIndex: unknown): number {
    return checkNumber('Tween: frame index', frameIndex, 0, this.duration);
  }

  private ends(member: string): TweenEnds {
    const ends = tweenEnds(this.tweened.node);
    if (ends) return ends;
    throw notImplemented(`Tween.${member} of a ${this.tweenType} tween without one instance at both ends`);
  }

  private get tweened(): Frame {
    if (this.frame.tweenType === 'none') throw new HostError('Tween: the frame is not tweened');
    return this.frame;
  }
}
