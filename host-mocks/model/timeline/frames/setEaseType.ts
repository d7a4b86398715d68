import { checkNumber } from '../../../../document/checks/checkValue';
import { notImplemented } from '../../../../document/checks/HostError';
import { childOrNew, removeChild } from '../../../../document/xfl/childNodes';
import { written } from '../../../../document/xfl/schema/recordOf';
import { EASE, KEYFRAME } from '../../../../document/xfl/schema/timelineSchema';
import { XmlNode } from '../../../../document/xml/XmlNode';
import type { Frame } from '../Frame';
import { isTweened, writeEasing } from '../tweening';

/** The number for all properties of a tween in the host's recorded commands. */
const ALL_PROPERTIES = 5;

/** Presets that are not a named ease: the slider, and none. */
const CLASSIC = -1;
const NONE = -2;

/** Three presets of each: in, out, and both. */
const CURVES = ['quad', 'cubic', 'quart', 'quint', 'sine', 'back', 'circ', 'bounce', 'elastic'];
const ENDS = ['In', 'Out', 'InOut'];

/**
 * `setFrameProperty('easeType', 5, preset, strength)`, as the program records the choice of an ease: preset -2 is none, -1
 * the classic ease with its strength, 0 to 26 are the named eases. Frames without a tween stay as they are.
 *
 * @throws HostError for a preset or a strength that does not exist, before anything is changed.
 */
export function setEaseType(
  frames: readonly Frame[],
  properties: unknown,
  preset: unknown,
  strength: unknown,
): void {
  if (properties !== ALL_PROPERTIES) {
    throw notImplemented(`Timeline.setFrameProperty("easeType", ${String(properties)}), other than 5`);
  }
  const last = CURVES.length * ENDS.length - 1;
  const number = Math.trunc(checkNumber('setFrameProperty: preset of the ease', preset, NONE, last));
  const easing = Math.trunc(checkNumber('setFrameProperty: strength of the ease', strength ?? 0, -100, 100));
  for (const { node } of frames) {
    if (!isTweened(node)) continue;
    removeEases(node);
    const [curve, end] = [Math.floor(number / ENDS.length), number % ENDS.length];
    if (number >= 0) writeNamedEase(node, `${CURVES[curve]}${ENDS[end]}`);
    else if (number === CLASSIC) writeEasing(node, easing);
  }
}

function removeEases(frame: XmlNode): void {
  const { acceleration, hasCustomEase, useSingleEaseCurve, easeMethodName } = KEYFRAME;
  for (const { name } of [acceleration, hasCustomEase, useSingleEaseCurve, easeMethodName])
    frame.setAttr(name, null);
  const tweens = frame.child('tweens');
  for (const name of ['Ease', 'CustomEase']) {
    for (const entry of tweens?.childrenNamed(name) ?? []) entry.remove();
  }
  if (tweens?.children.length === 0) removeChild(frame, 'tweens');
}

function writeNamedEase(frame: XmlNode, method: string): void {
  KEYFRAME.easeMethodName.write(frame, method);
  childOrNew(frame, 'tweens', ['elements']).append(
    XmlNode.create('Ease', written(EASE, { target: 'all', method })),
  );
}
