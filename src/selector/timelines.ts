import { ask } from '../host/read';
import { elementCount, keyframesOfItem } from './contents';
import type { Subject } from './Subject';

/** Whether something holds for a keyframe. */
type KeyframeTest = (keyframe: Subject) => boolean;

/** Whether a fact holds for an item's own timeline; never for an item without one. */
export type TimelineFact = (item: Subject) => boolean;

/** Works a fact out once per item, however many instances ask for it. */
function fact(name: string, holds: (keyframes: Subject[]) => boolean): TimelineFact {
  function workOut(item: Subject): boolean {
    const keyframes = keyframesOfItem(item);
    return keyframes !== null && holds(keyframes);
  }
  return function isFact(item) {
    return item.remember(name, workOut);
  };
}

function some(test: KeyframeTest): (keyframes: Subject[]) => boolean {
  return function someKeyframe(keyframes) {
    for (let i = 0; i < keyframes.length; i++) if (test(keyframes[i])) return true;
    return false;
  };
}

const hasElements = some((keyframe) => elementCount(keyframe) > 0);

/** Motion objects are told by a method: the reference knows no word for them in `tweenType`. */
function isTweened(keyframe: Subject): boolean {
  const type = keyframe.readText('tweenType');
  return (type !== '' && type !== 'none') || ask(keyframe.object, 'isMotionObject');
}

/**
 * What is asked about timelines, of items and of the instances that show them.
 * Host members: `tweenType`, `isMotionObject`, `startFrame`, `elements`, `actionScript`, `soundLibraryItem`, `soundName` of Frame.
 */
export const TIMELINE_FACTS: Record<
  'empty' | 'animated' | 'keyframed' | 'scripted' | 'audible',
  TimelineFact
> = {
  empty: fact(':empty', (keyframes) => !hasElements(keyframes)),
  animated: fact(':animated', some(isTweened)),
  keyframed: fact(
    ':keyframed',
    some((keyframe) => Number(keyframe.read('startFrame')) > 0 && elementCount(keyframe) > 0),
  ),
  scripted: fact(
    ':scripted',
    some((keyframe) => keyframe.readText('actionScript') !== ''),
  ),
  audible: fact(
    ':audible',
    some((keyframe) => Boolean(keyframe.read('soundLibraryItem')) || keyframe.readText('soundName') !== ''),
  ),
};
