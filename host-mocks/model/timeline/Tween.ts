import type { AdobeTween, Contract } from '../../contract/adobe';
import type { Matrix } from '../../../geometry/matrix';
import { HostError, notImplemented } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { checkNumber } from '../../../document/checks/checkValue';
import type { Element } from '../elements/Element';
import { elementOf } from '../elements/elementOf';
import { CHANNELS, colorTransformOf } from '../../../document/xfl/colorEffect';
import { readFilters, type FilterValue } from '../../../document/xfl/filters';
import { readMatrix } from '../../../document/xfl/nodeMatrix';
import type { Frame } from './Frame';

/** Settable by the types, read only by the reference, which also distinguishes the results of methods. */
type Corrected =
  | 'duration'
  | 'startFrame'
  | 'tweenType'
  | 'getGeometricTransform'
  | 'getFilters'
  | 'getShape';

/** The tween of a frame. Its members throw for a frame without a tween, as Adobe's types say. */
export class Tween extends HostObject implements Contract<AdobeTween, Corrected> {
  static override readonly className = 'Tween';

  constructor(private readonly frame: Frame) {
    super();
  }

  override get isStale(): boolean {
    return this.frame.isStale;
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

  /** The shape of a shape tween, so many frames after the keyframe: a copy, which is in no document. */
  getShape(frameIndex: number): Element {
    const { tweenType } = this.tweened;
    const [node, ...others] = this.shownAt(frameIndex);
    if (tweenType !== 'shape' || !node || others.length > 0)
      throw notImplemented(`Tween.getShape of a ${tweenType} tween of anything but one shape`);
    if (!this.frame.node.child('MorphShape'))
      throw notImplemented('Tween.getShape of a shape tween whose shapes the document has not matched');
    return elementOf(node.parent ? node.clone() : node, this.frame);
  }

  private elementAt(member: string, frameIndex: unknown): XmlNode {
    const { tweenType } = this.tweened;
    const [element, ...others] = this.shownAt(frameIndex);
    if (element && others.length === 0 && tweenType !== 'shape') return element;
    throw notImplemented(`Tween.${member} of a ${tweenType} tween of anything but one element`);
  }

  private shownAt(frameIndex: unknown): readonly XmlNode[] {
    return this.frame.shownElements(checkNumber('Tween: frame index', frameIndex, 0, this.tweened.duration));
  }

  private get tweened(): Frame {
    if (this.frame.tweenType === 'none') throw new HostError('Tween: the frame is not tweened');
    return this.frame;
  }
}
