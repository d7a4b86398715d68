import type { XmlNode } from '../../../xml/XmlNode';
import { classicInbetween } from './classicTween';
import { runOn } from './runOn';
import type { TweenSurroundings } from './TweenSurroundings';

/**
 * The elements that a keyframe shows some frames later, back to front: what tweens have come to, and graphics at the
 * frame that they have run to; one for each element of the keyframe. Elements that look as on the keyframe are its own nodes; the others are copies that
 * stand in no document.
 */
export function shownElements(
  keyframe: XmlNode,
  elapsed: number,
  surroundings: TweenSurroundings,
): readonly XmlNode[] {
  const elements = keyframe.child('elements')?.children ?? [];
  if (elapsed === 0) return elements;
  const carried = classicInbetween(keyframe, elapsed, surroundings);
  return (carried ? [carried] : elements).map((element) => runOn(element, elapsed, surroundings));
}
