import { INSTANCE } from '../../document/xfl/schema/instanceSchema';
import { KEYFRAME } from '../../document/xfl/schema/timelineSchema';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { nextKeyframe } from '../../document/xfl/shownFrame';
import { readDuration } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';
import { type EaseTarget, easeOf } from './frameEases';
import { mixColorEffects } from './mixColorEffects';
import { mixFilters } from './mixFilters';
import { guideOf } from './motionGuide';
import { type Placement, type Turning, guidedMatrix, tweenedMatrix } from './numbers/classicTween';
import { setMatrixOf } from './setMatrixOf';
import type { TweenSurroundings } from './TweenSurroundings';

/** A copy of the one element of a classic tween, as it is some frames after the keyframe; undefined without a tween. */
export function classicInbetween(
  keyframe: XmlNode,
  elapsed: number,
  surroundings: TweenSurroundings,
): XmlNode | undefined {
  const ends = tweenEnds(keyframe);
  if (!ends) return undefined;
  const time = elapsed / readDuration(keyframe);
  const progress = (target: EaseTarget): number => easeOf(keyframe, target)(time);
  const placement = (node: XmlNode): Placement => ({
    matrix: readMatrix(node),
    pivot: surroundings.pivotOf(node),
  });
  const [from, to] = [placement(ends.from), placement(ends.to)];
  const shares = {
    position: progress('position'),
    rotation: progress('rotation'),
    scale: KEYFRAME.motionTweenScale.read(keyframe) ? progress('scale') : 0,
  };
  const turning = turningOf(keyframe);
  const guide = guideOf(keyframe, from, to);
  const matrix = guide
    ? guidedMatrix(from, to, shares, turning, guide, surroundings.arithmetic)
    : tweenedMatrix(from, to, shares, turning, surroundings.arithmetic);
  const copy = ends.from.clone();
  setMatrixOf(copy, matrix);
  mixColorEffects(copy, ends.from, ends.to, progress('color'));
  mixFilters(copy, ends.from, ends.to, progress('filters'));
  return copy;
}

/** The elements at both ends of a classic tween. */
interface TweenEnds {
  from: XmlNode;
  to: XmlNode;
}

/**
 * The two ends of a keyframe's classic tween; undefined if it moves nothing. The next keyframe may show another symbol,
 * or several elements: then the tween runs to the first one of the same symbol, and the others appear with the keyframe.
 */
export function tweenEnds(keyframe: XmlNode): TweenEnds | undefined {
  if (KEYFRAME.tweenType.read(keyframe) !== 'motion') return undefined;
  const [from, ...others] = elementsOf(keyframe);
  if (!from || others.length > 0) return undefined;
  const to = endOf(from, elementsOf(nextKeyframe(keyframe)));
  return to && { from, to };
}

function endOf(from: XmlNode, elements: readonly XmlNode[]): XmlNode | undefined {
  if (elements.length < 2) return elements.at(0);
  const symbol = INSTANCE.libraryItemName.read(from);
  return symbol === ''
    ? undefined
    : elements.find((element) => INSTANCE.libraryItemName.read(element) === symbol);
}

function elementsOf(frame: XmlNode | undefined): readonly XmlNode[] {
  return frame?.child('elements')?.children ?? [];
}

/** The rotation of a keyframe's classic tween. */
export function turningOf(keyframe: XmlNode): Turning {
  const mode = KEYFRAME.motionTweenRotate.read(keyframe);
  const times = KEYFRAME.motionTweenRotateTimes.read(keyframe);
  if (mode === 'clockwise') return times;
  if (mode === 'counter-clockwise') return -times;
  return mode;
}
