import { HostError, notImplemented } from '../../../../document/checks/HostError';
import type { HostObject } from '../../../realm/HostObject';
import { propertyOf } from '../../../realm/memberOf';
import type { Frame } from '../Frame';
import type { TimelineCore } from '../TimelineCore';
import { rangesFor } from './ranges';
import { checkNumber } from '../../../../document/checks/checkValue';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { childOrNew, removeChild } from '../../../../document/xfl/childNodes';
import { isTweened, writeEasing } from '../tweening';

function framesOf(timeline: TimelineCore, method: string, start: unknown, end: unknown): Frame[] {
  const frames = rangesFor(timeline, method, start, end).flatMap((range) =>
    range.layer.frames.slice(range.start, range.end),
  );
  return [...new Set(frames)];
}

/** The value of a property of frames; undefined if they differ. */
export function frameProperty(
  timeline: TimelineCore,
  property: string,
  start: unknown,
  end: unknown,
): unknown {
  return commonValue(framesOf(timeline, 'getFrameProperty', start, end), property);
}

/** @throws HostError for a property that frames do not have, or that is read only. */
export function setFrameProperty(
  timeline: TimelineCore,
  property: string,
  value: unknown,
  start: unknown,
  end: unknown,
): void {
  if (property === 'easeType') {
    return setEaseType(framesOf(timeline, 'setFrameProperty', undefined, undefined), value, start, end);
  }
  for (const frame of framesOf(timeline, 'setFrameProperty', start, end)) {
    const member = propertyOf(frame, property);
    if (!member?.set)
      throw new HostError(`setFrameProperty: frames have no property "${property}" that can be set`);
    member.set(value);
  }
}

/** The value that all objects have of a property; undefined if they differ or do not have it. */
export function commonValue(objects: readonly HostObject[], property: string): unknown {
  const values = new Set(objects.map((object) => propertyOf(object, property)?.get()));
  return values.size === 1 ? [...values][0] : undefined;
}

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
function setEaseType(
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
  for (const name of ['acceleration', 'hasCustomEase', 'useSingleEaseCurve', 'easeMethodName']) {
    frame.setAttr(name, null);
  }
  const tweens = frame.child('tweens');
  for (const name of ['Ease', 'CustomEase']) {
    for (const entry of tweens?.childrenNamed(name) ?? []) entry.remove();
  }
  if (tweens?.children.length === 0) removeChild(frame, 'tweens');
}

function writeNamedEase(frame: XmlNode, method: string): void {
  frame.setAttr('easeMethodName', method);
  childOrNew(frame, 'tweens', ['elements']).append(XmlNode.create('Ease', { target: 'all', method }));
}
