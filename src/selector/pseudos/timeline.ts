import { hasSound, isMotionObject, isTweenType } from '../../host/keyframes';
import { isObject } from '../../host/read';
import { isNonEmptyText } from '../../text/isNonEmptyText';
import { COST } from '../plan/PlanStep';
import { readingPseudo, subjectPseudo, type Pseudos, type TestPseudo } from '../plan/Pseudo';
import { elementCount, keyframesOfItem } from '../subjects/contentsOfSubjects';
import { isFolder } from '../subjects/LibraryIndex';
import { readMember, type Subject } from '../subjects/Subject';

/** Says whether something holds for the keyframes of a timeline. */
export type TimelineTest = (keyframes: Subject[]) => boolean;

export function someKeyframe(test: (keyframe: Subject) => boolean): TimelineTest {
  return function holdsForSome(keyframes) {
    for (let i = 0; i < keyframes.length; i++) if (test(keyframes[i])) return true;
    return false;
  };
}

function isTweened(keyframe: Subject): boolean {
  return isTweenType(keyframe.read('tweenType')) || isMotionObject(keyframe.object);
}

export const hasElements = someKeyframe((keyframe) => elementCount(keyframe) > 0);

const isEmpty: TimelineTest = (keyframes) => !hasElements(keyframes);

export const isAnimated = someKeyframe(isTweened);

export const isKeyframed = someKeyframe(
  (keyframe) => Number(keyframe.read('startFrame')) > 0 && elementCount(keyframe) > 0,
);

export const isScripted = someKeyframe((keyframe) => isNonEmptyText(keyframe.read('actionScript')));

export const isAudible = someKeyframe((keyframe) => hasSound(keyframe, readMember));

export const isLabelled = someKeyframe((keyframe) => isNonEmptyText(keyframe.read('name')));

/** The answer for an item's own timeline, found once per item; false for an item without one. */
function holdsForItem(item: Subject, test: TimelineTest): boolean {
  return item.remember(test, inspectItem, null);
}

function inspectItem(item: Subject, test: TimelineTest): boolean {
  const keyframes = keyframesOfItem(item);
  return keyframes !== null && test(keyframes);
}

/** Holds for an instance when it holds for the timeline of its symbol. */
function ofInstances(test: TimelineTest): TestPseudo {
  return readingPseudo(COST.TIMELINE, function makeTest(properties) {
    const elementType = properties.of('elementType');
    const libraryItem = properties.of('libraryItem');
    return function holdsForSymbol(element, run) {
      if (elementType.read(element, run) !== 'instance') return false;
      const item = libraryItem.read(element, run);
      return isObject(item) && holdsForItem(run.items.of(item), test);
    };
  });
}

function ofItems(test: TimelineTest): TestPseudo {
  return subjectPseudo(COST.TIMELINE, (item) => holdsForItem(item, test));
}

/**
 * The pseudos about timelines: of the symbols that instances show, and of items.
 * Host members: `tweenType`, `isMotionObject`, `startFrame`, `elements`, `actionScript`, `soundLibraryItem`,
 * `soundName` of Frame.
 */
export const ELEMENT_TIMELINES: Pseudos = {
  empty: ofInstances(isEmpty),
  animated: ofInstances(isAnimated),
  keyframed: ofInstances(isKeyframed),
  scripted: ofInstances(isScripted),
  audible: ofInstances(isAudible),
};

export const ITEM_TIMELINES: Pseudos = {
  empty: subjectPseudo(COST.TIMELINE, function isEmptyItem(item, run) {
    if (isFolder(item)) return !run.library().isFilled(item.readText('name'));
    return holdsForItem(item, isEmpty);
  }),
  animated: ofItems(isAnimated),
  keyframed: ofItems(isKeyframed),
  scripted: ofItems(isScripted),
  audible: ofItems(isAudible),
};
