import { isItem } from '../../host/hostClass';
import { read } from '../../host/read';
import type { Setter } from '../methods/attr';
import type { Callback } from '../support/callbacks';
import {
  type AllowedValues,
  checkedSetter,
  oneOf,
  SWITCH,
  TEXT,
  wholeNumber,
} from '../support/checkedValues';
import type { ReadElements } from '../support/ReadElements';

/** The attributes of keyframes that can be set. */
export interface FrameAttributes {
  /** Sets `name`, and `labelType` to `name`. */
  label: string;
  name: string;
  labelType: 'none' | 'name' | 'comment' | 'anchor';
  actionScript: string;
  tweenType: 'none' | 'motion' | 'shape';
  tweenEasing: number;
  tweenInstanceName: string;
  hasCustomEase: boolean;
  useSingleEaseCurve: boolean;
  motionTweenSnap: boolean;
  motionTweenScale: boolean;
  motionTweenSync: boolean;
  motionTweenOrientToPath: boolean;
  motionTweenRotate: 'none' | 'auto' | 'clockwise' | 'counter-clockwise';
  motionTweenRotateTimes: number;
  shapeTweenBlend: 'distributive' | 'angular';
  soundName: string;
  soundLibraryItem: Item;
  soundSync: 'event' | 'stop' | 'start' | 'stream';
  soundEffect: string;
  soundLoopMode: 'repeat' | 'loop';
  soundLoop: number;
}

/** Several attributes at once: values, or Functions that give them. */
export type FrameAttributeValues<F, S> = {
  [K in keyof FrameAttributes]?: FrameAttributes[K] | Callback<F, S, FrameAttributes[K]>;
} & Record<`${string}.${string}`, unknown>;

function isSound(value: unknown): boolean {
  return isItem(value) && read(value, 'itemType') === 'sound';
}

/** Values as Adobe's reference lists them. */
const ALLOWED: AllowedValues = {
  label: TEXT,
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

function setLabel(frame: Frame, label: string): void {
  frame.name = label;
  if (label !== '') frame.labelType = 'name';
}

/** How an attribute of keyframes is set; see `setAttributes`. */
export function setterOfFrames(name: string, frames: ReadElements<Frame>, method: string): Setter<Frame> {
  const setter = checkedSetter(method, frames, name, ALLOWED);
  return name === 'label' ? { read: setter.read, set: setLabel } : setter;
}
