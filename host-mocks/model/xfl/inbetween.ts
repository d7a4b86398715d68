import { easeAt } from '../../geometry/easeCurve';
import { mixMatrices } from '../../geometry/mixMatrices';
import type { XmlNode } from '../../xml/XmlNode';
import { readFlag, readInteger, readNumber, readText } from './attributes';
import { CHANNELS, colorTransformOf, setChannel, type ColorTransform } from './colorEffect';
import { readMatrix, storable, writeMatrix } from './nodeMatrix';
import { readEase } from './customEase';

/** What a classic tween carries from one keyframe to the next: the one element, and the same thing there. */
export interface TweenEnds {
  from: XmlNode;
  to: XmlNode;
}

/** The two ends of a keyframe's classic tween; undefined where it moves nothing. */
export function tweenEnds(keyframe: XmlNode): TweenEnds | undefined {
  const elements = keyframe.child('elements')?.children ?? [];
  if (readText(keyframe, 'tweenType', 'none') !== 'motion' || elements.length !== 1) return undefined;
  const keyframes = keyframe.parent?.children ?? [];
  const next = keyframes[keyframes.indexOf(keyframe) + 1] as XmlNode | undefined;
  const [from] = elements;
  const to = next
    ?.child('elements')
    ?.children.find(
      (node) => node.name === from.name && node.attr('libraryItemName') === from.attr('libraryItemName'),
    );
  return to && { from, to };
}

/** How far a tween has come after some frames, from 0 to 1: by its curve, or by its easing from -100 to 100. */
export function tweenProgress(keyframe: XmlNode, elapsed: number): number {
  const time = elapsed / readInteger(keyframe, 'duration', 1);
  if (readFlag(keyframe, 'hasCustomEase')) return easeAt(readEase(keyframe, 'all'), time);
  return time + (readNumber(keyframe, 'acceleration') / 100) * time * (1 - time);
}

/** Full turns that the keyframe asks for, clockwise ones positive; undefined for the shortest way. */
function turnsOf(keyframe: XmlNode): number | undefined {
  const mode = readText(keyframe, 'motionTweenRotate', 'auto');
  const times = readInteger(keyframe, 'motionTweenRotateTimes');
  if (mode === 'clockwise') return times;
  return mode === 'counter-clockwise' ? -times : undefined;
}

/** The matrix of the tweened element some frames after the keyframe. */
export function matrixAt(
  keyframe: XmlNode,
  { from, to }: TweenEnds,
  elapsed: number,
): ReturnType<typeof mixMatrices> {
  return mixMatrices(readMatrix(from), readMatrix(to), tweenProgress(keyframe, elapsed), turnsOf(keyframe));
}

/** The colour effect of the tweened element some frames after the keyframe. */
export function colorAt(keyframe: XmlNode, { from, to }: TweenEnds, elapsed: number): ColorTransform {
  const progress = tweenProgress(keyframe, elapsed);
  const mix = (one: number, other: number): number => one + (other - one) * progress;
  const [start, end] = [colorTransformOf(from), colorTransformOf(to)];
  const mixed = { ...start };
  for (const channel of CHANNELS) {
    mixed[channel] = {
      multiplier: mix(start[channel].multiplier, end[channel].multiplier),
      offset: mix(start[channel].offset, end[channel].offset),
    };
  }
  return mixed;
}

/** Gives an element, a copy of the tweened one, the place and colour that the tween has come to. */
export function placeInbetween(element: XmlNode, keyframe: XmlNode, ends: TweenEnds, elapsed: number): void {
  writeMatrix(element, storable(matrixAt(keyframe, ends, elapsed), readMatrix(element), true));
  if (!ends.from.child('color') && !ends.to.child('color')) return;
  const color = colorAt(keyframe, ends, elapsed);
  for (const channel of CHANNELS) setChannel(element, channel, color[channel]);
}
