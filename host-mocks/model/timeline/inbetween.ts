import { easeAt } from '../../geometry/easeCurve';
import { mixMatrices } from '../../geometry/mixMatrices';
import type { XmlNode } from '../../xml/XmlNode';
import { readFlag, readInteger, readNumber, readText } from '../attributes';
import { CHANNELS, colorTransformOf, setChannel, type ColorTransform } from '../elements/colorEffect';
import { readMatrix, storable, writeMatrix } from '../elements/nodeMatrix';
import { readEase } from './customEase';
import type { Frame } from './Frame';

/** What a classic tween carries from one keyframe to the next: the one element, and the same thing there. */
export interface TweenEnds {
  from: XmlNode;
  to: XmlNode;
}

/** The two ends of a frame's classic tween; undefined where it moves nothing. */
export function tweenEnds(frame: Frame): TweenEnds | undefined {
  const { keyframes } = frame.layer;
  const next = keyframes[keyframes.indexOf(frame) + 1] as Frame | undefined;
  if (frame.tweenType !== 'motion' || frame.elementNodes.length !== 1 || !next) return undefined;
  const [from] = frame.elementNodes;
  const to = next.elementNodes.find(
    (node) => node.name === from.name && node.attr('libraryItemName') === from.attr('libraryItemName'),
  );
  return to && { from, to };
}

/** How far a tween has come after some frames, from 0 to 1: by its curve, or by its easing from -100 to 100. */
export function tweenProgress(frame: Frame, elapsed: number): number {
  const time = elapsed / frame.duration;
  if (readFlag(frame.node, 'hasCustomEase')) return easeAt(readEase(frame.node, 'all'), time);
  return time + (readNumber(frame.node, 'acceleration') / 100) * time * (1 - time);
}

/** Full turns that the frame asks for, clockwise ones positive; undefined for the shortest way. */
function turnsOf(frame: Frame): number | undefined {
  const mode = readText(frame.node, 'motionTweenRotate', 'auto');
  const times = readInteger(frame.node, 'motionTweenRotateTimes');
  if (mode === 'clockwise') return times;
  return mode === 'counter-clockwise' ? -times : undefined;
}

/** The matrix of the tweened element some frames after the keyframe. */
export function matrixAt(
  frame: Frame,
  { from, to }: TweenEnds,
  elapsed: number,
): ReturnType<typeof mixMatrices> {
  return mixMatrices(readMatrix(from), readMatrix(to), tweenProgress(frame, elapsed), turnsOf(frame));
}

/** The colour effect of the tweened element some frames after the keyframe. */
export function colorAt(frame: Frame, { from, to }: TweenEnds, elapsed: number): ColorTransform {
  const progress = tweenProgress(frame, elapsed);
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
export function placeInbetween(element: XmlNode, frame: Frame, ends: TweenEnds, elapsed: number): void {
  writeMatrix(element, storable(matrixAt(frame, ends, elapsed), readMatrix(element), true));
  if (!ends.from.child('color') && !ends.to.child('color')) return;
  const color = colorAt(frame, ends, elapsed);
  for (const channel of CHANNELS) setChannel(element, channel, color[channel]);
}
