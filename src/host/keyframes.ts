import { isNonEmptyText } from '../text/isNonEmptyText';
import { ask, type ReadMember } from './read';

/** Tells whether a keyframe begins a motion object. The reference knows no word for them in `tweenType`. */
export function isMotionObject(frame: object): boolean {
  return ask(frame, 'isMotionObject');
}

/** Tells whether a `tweenType` is that of a tween; motion objects have none. */
export function isTweenType(tweenType: unknown): boolean {
  return isNonEmptyText(tweenType) && tweenType !== 'none';
}

/**
 * Tells whether a keyframe has a sound. Host members: `soundLibraryItem`, `soundName`.
 *
 * @param readMember reads a member of the keyframe
 */
export function hasSound<T extends object>(frame: T, readMember: ReadMember<T>): boolean {
  return Boolean(readMember(frame, 'soundLibraryItem')) || isNonEmptyText(readMember(frame, 'soundName'));
}
