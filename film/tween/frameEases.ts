import type { Point } from '../../geometry/matrix';
import { curveEase, simpleEase, type Ease } from './numbers/Ease';
import { namedEase } from './numbers/namedEases';
import { NodeCache } from '../../document/xml/NodeCache';
import type { XmlNode } from '../../document/xml/XmlNode';
import { CUSTOM_EASE, EASE, type EASE_TARGETS, KEYFRAME } from '../../document/xfl/schema/timelineSchema';
import { POINT } from '../../document/xfl/schema/elementSchema';

export type EaseTarget = (typeof EASE_TARGETS)[number];

/** The eases of frames that were asked for: each frame of a tween needs them. */
const EASES = new NodeCache(() => new Map<EaseTarget, Ease>());

/**
 * The ease of one property in the tween of a frame. A drawn curve wins over a named ease, that over the slider. The
 * property's own ease counts only where the frame does not use a single one.
 */
export function easeOf(frame: XmlNode, target: EaseTarget): Ease {
  const eases = EASES.of(frame);
  let ease = eases.get(target);
  if (!ease) eases.set(target, (ease = readEase(frame, target)));
  return ease;
}

function readEase(frame: XmlNode, target: EaseTarget): Ease {
  const own = KEYFRAME.useSingleEaseCurve.read(frame) ? 'all' : target;
  if (KEYFRAME.hasCustomEase.read(frame)) {
    const points = easePoints(frame, own) ?? easePoints(frame, 'all');
    if (points) return curveEase(points);
  }
  return namedEaseOf(frame, own) ?? simpleEase(accelerationOf(frame, own));
}

/** The acceleration that the slider gives to a property: the negative of the script's `tweenEasing`. */
export function accelerationOf(frame: XmlNode, target: EaseTarget): number {
  const entry = entryOf(frame, 'Ease', target) ?? entryOf(frame, 'Ease', 'all');
  return target !== 'all' && entry ? EASE.intensity.read(entry) : KEYFRAME.acceleration.read(frame);
}

/** The ease that a document names for a property, such as `cubicInOut`; undefined if it names none. */
export function namedEaseOf(frame: XmlNode, target: EaseTarget): Ease | undefined {
  return namedEase(easeMethod(frame, target));
}

/** The name of that ease; empty for none. */
export function easeMethod(frame: XmlNode, target: EaseTarget): string {
  const entry = entryOf(frame, 'Ease', target) ?? entryOf(frame, 'Ease', 'all');
  return (entry && EASE.method.read(entry)) || KEYFRAME.easeMethodName.read(frame);
}

/** The control points that a user gave the curve of a property; undefined if the document stores none. */
export function easePoints(frame: XmlNode, target: EaseTarget): Point[] | undefined {
  const points = entryOf(frame, 'CustomEase', target)?.childrenNamed('Point') ?? [];
  if (points.length === 0) return undefined;
  return points.map((point) => ({ x: POINT.x.read(point), y: POINT.y.read(point) }));
}

/** The entry of a frame's `tweens` for a property. */
export function entryOf(
  frame: XmlNode,
  name: 'CustomEase' | 'Ease',
  target: EaseTarget,
): XmlNode | undefined {
  const entries = frame.child('tweens')?.childrenNamed(name) ?? [];
  return entries.find((entry) => CUSTOM_EASE.target.read(entry) === target);
}
