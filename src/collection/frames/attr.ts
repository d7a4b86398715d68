import type { Setter } from '../methods/attr';
import type { Callback } from '../support/callbacks';
import { checkedSetter } from '../support/checkedSetter';
import { FRAME_VALUES } from '../support/frameValues';
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

/** How an attribute of keyframes is set; see `setAttributes`. */
export function setterOfFrames(name: string, frames: ReadElements<Frame>, method: string): Setter<Frame> {
  return checkedSetter(method, frames, name, FRAME_VALUES);
}
