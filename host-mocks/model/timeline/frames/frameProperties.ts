import { HostError } from '../../../../document/checks/HostError';
import { propertyOf } from '../../../realm/memberOf';
import type { Frame } from '../Frame';
import type { TimelineCore } from '../TimelineCore';
import { commonValue } from './commonValue';
import { rangesFor } from './ranges';
import { setEaseType } from './setEaseType';

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

function framesOf(timeline: TimelineCore, method: string, start: unknown, end: unknown): Frame[] {
  const frames = rangesFor(timeline, method, start, end).flatMap((range) =>
    range.layer.frames.slice(range.start, range.end),
  );
  return [...new Set(frames)];
}
