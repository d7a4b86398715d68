import { hasSound, isMotionObject, isTweenType } from '../../../host/keyframes';
import { listOf } from '../../../host/read';
import { isNonEmptyText } from '../../../text/isNonEmptyText';
import { COST } from '../../plan/PlanStep';
import {
  readingPseudo,
  subjectPseudo,
  type Pseudos,
  type TestMaker,
  type TestPseudo,
} from '../../plan/Pseudo';
import { hostObjectOf } from '../../subjects/Subject';
import { all, any, hasValue, isNot } from '../testMakers';
import { isCurrent, isSelected } from './playhead';

function own(makeTest: TestMaker): TestPseudo {
  return readingPseudo(COST.OWN, makeTest);
}

function hasText(name: string): TestMaker {
  return (properties) => properties.of(name).test(isNonEmptyText);
}

const isLabelled = hasText('name');

function labelled(labelType: string): TestPseudo {
  return own(all([isLabelled, hasValue('labelType', labelType)]));
}

const isEmpty: TestMaker = (properties) =>
  properties.of('elements').test((elements) => listOf(elements).length === 0);

const isMotion: TestMaker = (properties) =>
  properties.derived(isMotionObject, (frame) => isMotionObject(hostObjectOf(frame))).test(Boolean);

const isClassic = all([hasValue('tweenType', 'motion'), isNot(isMotion)]);
const isTween = any([(properties) => properties.of('tweenType').test(isTweenType), isMotion]);

/** A curve is straight when all its points have the same time and value. */
function isStraight(points: object[]): boolean {
  for (let i = 0; i < points.length; i++) {
    const { x, y } = points[i] as { x: number; y: number };
    if (Math.abs(x - y) > 1e-6) return false;
  }
  return true;
}

/** Only its curve shows a named ease of the document: no other member does. */
function askCurve(frame: object): unknown {
  const host = hostObjectOf(frame) as Frame;
  return host.getCustomEase ? host.getCustomEase('all') : [];
}

const hasCurve: TestMaker = (properties) =>
  properties.derived(askCurve, askCurve).test((points) => !isStraight(listOf(points)));

const isEased = all([
  isTween,
  any([
    (properties) => properties.of('tweenEasing').test((easing) => typeof easing === 'number' && easing !== 0),
    hasValue('hasCustomEase', true),
    hasCurve,
  ]),
]);

const isAudible: TestMaker = function makeTest(properties) {
  const readerIn = properties.readerOf(['soundLibraryItem', 'soundName']);
  return (frame, run) => hasSound(frame, readerIn(run));
};

/**
 * The pseudos about keyframes.
 * Host members: `name`, `labelType`, `elements`, `tweenType`, `isMotionObject`, `tweenEasing`, `hasCustomEase`,
 * `getCustomEase`, `actionScript`, `soundLibraryItem`, `soundName`; `startFrame`, `duration`,
 * `timeline.currentFrame`, `getSelectedFrames`.
 */
export const FRAME_STATES: Pseudos = {
  labelled: own(isLabelled),
  name: labelled('name'),
  comment: labelled('comment'),
  anchor: labelled('anchor'),
  empty: own(isEmpty),
  blank: own(isEmpty),
  tween: own(isTween),
  classic: own(isClassic),
  shape: own(hasValue('tweenType', 'shape')),
  motion: own(isMotion),
  eased: own(isEased),
  scripted: own(hasText('actionScript')),
  audible: own(isAudible),
  current: subjectPseudo(COST.LINKED, isCurrent),
  selected: subjectPseudo(COST.LINKED, isSelected),
};
