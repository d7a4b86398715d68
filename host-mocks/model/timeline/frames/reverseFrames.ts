import { formatNumber, readNumber } from '../../../../document/xfl/attributes';
import { EASE, KEYFRAME } from '../../../../document/xfl/schema/timelineSchema';
import type { XflAttribute } from '../../../../document/xfl/schema/XflAttribute';
import { readDuration, readStart, writeSpan } from '../../../../document/xfl/spans';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';
import { copyTween, isTweened, isWhole, readEasing, setTweenType, writeEasing } from '../tweening';
import { forRanges } from './changeFrames';
import { bakeTween, dropOwnParts, isolate, splitAt } from './keyframes';

/** `timeline.reverseFrames`: the content of the last frame of the range comes first. Tweens run the other way. */
export function reverseFrames(timeline: TimelineCore, args: readonly unknown[]): void {
  forRanges(timeline, 'reverseFrames', args, ({ layer, start, end }) => {
    reverseRange(layer, start, Math.min(end, layer.frameCount));
  });
}

function reverseRange(layer: Layer, start: number, end: number): void {
  if (start >= end) return;
  for (const frame of isolate(layer, start, end)) if (!isClassic(frame.node)) bakeTween(frame);
  const last = splitEnd(layer, end);
  setTweenType(last, 'none');
  const nodes = isolate(layer, start, end).map(({ node }) => node);
  const list = nodes[0].parent;
  if (!list) return;
  const position = list.children.indexOf(nodes[0]);
  reversed(nodes, start + end).forEach((node, i) => {
    list.insert(node, position + i);
  });
  layer.framesChanged();
}

/** Shape tweens and motion objects are stored with both ends matched: they become keyframes. */
function isClassic(frame: XmlNode): boolean {
  return KEYFRAME.tweenType.read(frame) === 'motion' && !isWhole(frame);
}

/** A tween that continues beyond the range ends with a keyframe at its last frame. */
function splitEnd(layer: Layer, end: number): XmlNode {
  const last = layer.frames[end - 1];
  return isTweened(last.node) ? splitAt(layer, end - 1).node : last.node;
}

/**
 * The keyframes in the other order; `sum` is the first index plus the index after the last. The start pose of a tween
 * lasts one frame: the other frames of its span now belong to the former end keyframe, and tween towards that pose.
 */
function reversed(nodes: readonly XmlNode[], sum: number): XmlNode[] {
  const spans = nodes.map((node) => {
    return {
      node,
      start: readStart(node),
      duration: readDuration(node),
      tween: isTweened(node) ? node.clone() : undefined,
    };
  });
  return spans.reverse().flatMap(({ node, start, duration, tween }, i) => {
    const before = spans.at(i + 1);
    const held = tween ? 1 : duration;
    const first = sum - start - held;
    setTweenType(node, 'none');
    if (!before?.tween) {
      writeSpan(node, first, held);
      return [node];
    }
    const leaving = held === 1 ? node : dropOwnParts(node.clone());
    copyTween(before.tween, leaving);
    reverseTween(leaving);
    if (leaving !== node) writeSpan(node, first, held - 1);
    writeSpan(leaving, sum - start - 1, before.duration);
    return leaving === node ? [node] : [node, leaving];
  });
}

/** Reverses the tween of a keyframe: eases and turns. */
function reverseTween(frame: XmlNode): void {
  writeEasing(frame, 0 - readEasing(frame));
  const turn = KEYFRAME.motionTweenRotate.read(frame);
  if (turn === 'clockwise') KEYFRAME.motionTweenRotate.write(frame, 'counter-clockwise');
  if (turn === 'counter-clockwise') KEYFRAME.motionTweenRotate.write(frame, 'clockwise');
  reverseName(frame, KEYFRAME.easeMethodName);
  for (const ease of frame.child('tweens')?.children ?? []) {
    if (ease.name === 'CustomEase') reversePoints(ease);
    else reverseName(ease, EASE.method);
    if (EASE.target.read(ease) !== 'all') reverseIntensity(ease);
  }
}

/** `cubicIn` becomes `cubicOut`, and back; eases in both directions stay. */
function reverseName(node: XmlNode, attribute: XflAttribute<string>): void {
  const [, family, direction] = /^(\w+?)(InOut|In|Out)$/.exec(attribute.read(node)) ?? [];
  if (direction === 'In') attribute.write(node, `${family}Out`);
  if (direction === 'Out') attribute.write(node, `${family}In`);
}

/** The slider of a single property; `writeEasing` writes that of the frame. */
function reverseIntensity(ease: XmlNode): void {
  EASE.intensity.write(ease, 0 - EASE.intensity.read(ease));
}

/** The curve from the other end: the remaining time and distance. */
function reversePoints(ease: XmlNode): void {
  const points = ease.childrenNamed('Point').reverse();
  for (const point of points) {
    for (const name of ['x', 'y']) point.setAttr(name, formatNumber(1 - readNumber(point, name)));
    ease.append(point);
  }
}
