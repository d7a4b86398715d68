import type { XmlNode } from '../../document/xml/XmlNode';
import { classicInbetween } from './classicInbetween';
import { motionObjectInbetween } from './motionObject';
import { poseInbetween } from './pose';
import { shapeInbetween } from './shapeTween';
import { runOn } from './runOn';
import type { TweenSurroundings } from './TweenSurroundings';

/**
 * The elements that a keyframe shows some frames later, back to front: what tweens have come to, and graphics at the
 * frame that they have run to. Elements that look as on the keyframe are its own nodes; the others are copies that
 * are in no document.
 */
export function shownElements(
  keyframe: XmlNode,
  elapsed: number,
  surroundings: TweenSurroundings,
): readonly XmlNode[] {
  const elements = keyframe.child('elements')?.children ?? [];
  if (elapsed === 0) return elements;
  const shown = inbetween(keyframe, elapsed, surroundings) ?? elements;
  return shown.map((element) => runOn(element, elapsed, surroundings));
}

/** The elements as the keyframe's tween shows them; undefined without a tween. */
function inbetween(
  keyframe: XmlNode,
  elapsed: number,
  surroundings: TweenSurroundings,
): XmlNode[] | undefined {
  const carried =
    classicInbetween(keyframe, elapsed, surroundings) ??
    motionObjectInbetween(keyframe, elapsed, surroundings) ??
    shapeInbetween(keyframe, elapsed);
  return carried ? [carried] : poseInbetween(keyframe, elapsed);
}
