import { readColorEffect, type DocumentColorEffect } from '../../document/xfl/colorEffect';
import { readFilters, type FilterValue } from '../../document/xfl/filters';
import { INSTANCE } from '../../document/xfl/schema/instanceSchema';
import { KEYFRAME } from '../../document/xfl/schema/timelineSchema';
import { nextKeyframe } from '../../document/xfl/shownFrame';
import { readDuration } from '../../document/xfl/spans';
import { NodeCache } from '../../document/xml/NodeCache';
import type { XmlNode } from '../../document/xml/XmlNode';
import { changedMatrix } from '../records/ElementChange';
import { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe } from '../records/FilmTimeline';
import { type EaseTarget, easeOf } from './frameEases';
import { mixColorEffects } from './mixColorEffects';
import { mixFilters } from './mixFilters';
import { guideOf } from './motionGuide';
import { type Placement, type Turning, guidedMatrix, tweenedMatrix } from './numbers/classicTween';
import type { TweenSurroundings } from './TweenSurroundings';

/** What the one element of a classic tween is some frames after the keyframe; undefined without a tween. */
export function classicInbetween(
  { node }: FilmKeyframe,
  elapsed: number,
  surroundings: TweenSurroundings,
): FilmElement | undefined {
  const tween = TWEENS.of(node);
  if (!tween) return undefined;
  const time = elapsed / tween.duration;
  const progress = (target: EaseTarget): number => easeOf(node, target)(time);
  const placement = ({ element }: TweenEnd): Placement => ({
    matrix: element.matrix,
    pivot: surroundings.pivotOf(element),
  });
  const [from, to] = [placement(tween.from), placement(tween.to)];
  const shares = {
    position: progress('position'),
    rotation: progress('rotation'),
    scale: tween.scales ? progress('scale') : 0,
  };
  const guide = guideOf(node, from, to);
  const matrix = guide
    ? guidedMatrix(from, to, shares, tween.turning, guide, surroundings.arithmetic)
    : tweenedMatrix(from, to, shares, tween.turning, surroundings.arithmetic);
  const { element, color, filters } = tween.from;
  return element.changed({
    ...changedMatrix(element, matrix),
    color: mixColorEffects(color, tween.to.color, progress('color')),
    filters: mixFilters(filters, tween.to.filters, progress('filters')),
  });
}

/** An end of a classic tween. */
interface TweenEnd {
  readonly element: FilmElement;
  readonly color: DocumentColorEffect;
  readonly filters: readonly FilterValue[];
}

/** A classic tween: all of its frames need it. */
interface ClassicTween {
  readonly from: TweenEnd;
  readonly to: TweenEnd;
  readonly duration: number;
  readonly turning: Turning;
  readonly scales: boolean;
}

const TWEENS = new NodeCache((keyframe): ClassicTween | undefined => {
  const ends = tweenEnds(keyframe);
  const end = (node: XmlNode): TweenEnd => ({
    element: FilmElement.of(node),
    color: readColorEffect(node),
    filters: readFilters(node),
  });
  return (
    ends && {
      from: end(ends.from),
      to: end(ends.to),
      duration: readDuration(keyframe),
      turning: turningOf(keyframe),
      scales: KEYFRAME.motionTweenScale.read(keyframe),
    }
  );
});

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
