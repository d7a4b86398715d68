import type { XmlNode } from '../../../../document/xml/XmlNode';
import { formatNumber, readNumber } from '../../../../document/xfl/attributes';
import { readEasing, writeEasing } from '../tweening';

const TURNS: Record<string, string> = { clockwise: 'counter-clockwise', 'counter-clockwise': 'clockwise' };

/** Lets the tween of a keyframe run the other way: eases and turns. */
export function reverseTween(frame: XmlNode): void {
  writeEasing(frame, 0 - readEasing(frame));
  const turn = frame.attr('motionTweenRotate');
  if (turn !== undefined) frame.setAttr('motionTweenRotate', TURNS[turn] ?? turn);
  reverseName(frame, 'easeMethodName');
  for (const ease of frame.child('tweens')?.children ?? []) {
    if (ease.name === 'CustomEase') reversePoints(ease);
    else reverseName(ease, 'method');
    if (ease.attr('target') !== undefined && ease.attr('target') !== 'all') reverseIntensity(ease);
  }
}

/** `cubicIn` becomes `cubicOut`, and back; eases in both directions stay. */
function reverseName(node: XmlNode, attribute: string): void {
  const [, family, direction] = /^(\w+?)(InOut|In|Out)$/.exec(node.attr(attribute) ?? '') ?? [];
  if (direction === 'In') node.setAttr(attribute, `${family}Out`);
  if (direction === 'Out') node.setAttr(attribute, `${family}In`);
}

/** The slider of a property of its own; that of the frame is written by `writeEasing`. */
function reverseIntensity(ease: XmlNode): void {
  const intensity = readNumber(ease, 'intensity');
  if (intensity !== 0) ease.setAttr('intensity', formatNumber(-intensity));
}

/** The curve from the other end: what remains of the time and of the way. */
function reversePoints(ease: XmlNode): void {
  const points = ease.childrenNamed('Point').reverse();
  for (const point of points) {
    for (const name of ['x', 'y']) point.setAttr(name, formatNumber(1 - readNumber(point, name)));
    ease.append(point);
  }
}
