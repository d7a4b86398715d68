import type { AdobeTween, Contract } from '../../contract/adobe';
import type { Matrix } from '../../geometry/matrix';
import { HostError, notImplemented } from '../../realm/HostError';
import { HostObject } from '../../realm/HostObject';
import type { XmlNode } from '../../xml/XmlNode';
import { checkNumber } from '../../realm/checkValue';
import { CHANNELS, colorTransformOf } from '../xfl/colorEffect';
import { readFilters, type FilterValue } from '../elements/filters';
import { readMatrix } from '../xfl/nodeMatrix';
import type { Frame } from './Frame';

/** Shapes between keyframes belong to no document, so that scripts cannot hold them. */
type NotDone = 'getShape';

/** Settable by the types, read only by the reference, which also tells the results of methods apart. */
type Corrected = 'duration' | 'startFrame' | 'tweenType' | 'getGeometricTransform' | 'getFilters';

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

  /** The matrix of the element, so many frames after the keyframe. */
  getGeometricTransform(frameIndex: number): Matrix {
    return readMatrix(this.elementAt('getGeometricTransform', frameIndex));
  }
  /** Percents and amounts of the four channels, so many frames after the keyframe. */
  getColorTransform(frameIndex: number): Record<string, number> {
    const color = colorTransformOf(this.elementAt('getColorTransform', frameIndex));
    const values: Record<string, number> = {};
    for (const channel of CHANNELS) {
      const name = `color${channel[0].toUpperCase()}${channel.slice(1)}`;
      values[`${name}Amount`] = Math.round(color[channel].offset);
      values[`${name}Percent`] = Math.round(color[channel].multiplier * 100);
    }
    return values;
  }
  /** Copies of the element's filters, so many frames after the keyframe. */
  getFilters(frameIndex: number): FilterValue[] {
    return readFilters(this.elementAt('getFilters', frameIndex));
  }

  private elementAt(member: string, frameIndex: unknown): XmlNode {
    const { duration, tweenType } = this.tweened;
    const elapsed = checkNumber('Tween: frame index', frameIndex, 0, duration);
    const [element, ...others] = this.frame.shownElements(elapsed);
    if (element && others.length === 0 && tweenType !== 'shape') return element;
    throw notImplemented(`Tween.${member} of a ${tweenType} tween of anything but one element`);
  }

  private get tweened(): Frame {
    if (this.frame.tweenType === 'none') throw new HostError('Tween: the frame is not tweened');
    return this.frame;
  }
}
