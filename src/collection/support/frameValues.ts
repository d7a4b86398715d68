import { isItem } from '../../host/hostClass';
import { read } from '../../host/read';
import { type AllowedValues, oneOf, SWITCH, TEXT, textSetBy, wholeNumber } from './checkedValues';

function isSound(value: unknown): boolean {
  return isItem(value) && read(value, 'itemType') === 'sound';
}

/** Labels a keyframe; a comment or an anchor becomes a name. */
function setLabel(frame: Frame, label: string): void {
  frame.name = label;
  if (label !== '') frame.labelType = 'name';
}

/** What attributes of keyframes may be; values as Adobe's reference lists them. */
export const FRAME_VALUES: AllowedValues = {
  label: textSetBy(setLabel),
  name: TEXT,
  labelType: oneOf(['none', 'name', 'comment', 'anchor']),
  actionScript: TEXT,
  tweenType: oneOf(['none', 'motion', 'shape']),
  tweenEasing: wholeNumber(-100, 100),
  tweenInstanceName: TEXT,
  hasCustomEase: SWITCH,
  useSingleEaseCurve: SWITCH,
  motionTweenSnap: SWITCH,
  motionTweenScale: SWITCH,
  motionTweenSync: SWITCH,
  motionTweenOrientToPath: SWITCH,
  motionTweenRotate: oneOf(['none', 'auto', 'clockwise', 'counter-clockwise']),
  motionTweenRotateTimes: wholeNumber(0, 65535),
  shapeTweenBlend: oneOf(['distributive', 'angular']),
  soundName: TEXT,
  soundLibraryItem: { expected: 'a sound of the library', holds: isSound },
  soundSync: oneOf(['event', 'stop', 'start', 'stream']),
  soundEffect: oneOf([
    'none',
    'left channel',
    'right channel',
    'fade left to right',
    'fade right to left',
    'fade in',
    'fade out',
    'custom',
  ]),
  soundLoopMode: oneOf(['repeat', 'loop']),
  soundLoop: wholeNumber(0, 65535),
};
