import type { XmlNode } from '../../../document/xml/XmlNode';
import { removeChild } from '../../../document/xfl/childNodes';
import { EASE, KEYFRAME, TWEEN } from '../../../document/xfl/schema/timelineSchema';
import { DocumentKeyframe } from '../../../document/xfl/timelines/DocumentKeyframe';

/** `keyMode` repeats in bits what other attributes say. Source: measured on 22,656 frames, and flacomdoc. */
const TWEENED = { motion: 0x4601, shape: 0x4602 };
const BITS = {
  motionTweenOrientToPath: 0x0100,
  motionTweenScale: 0x0200,
  motionTweenSync: 0x0800,
  motionTweenSnap: 0x1000,
};

type TweenFlag = keyof typeof BITS;

/** The attributes that only a tweened frame has. They are removed with the tween. */
const TWEEN_ATTRIBUTES = Object.keys(TWEEN);

/** The children that only a tweened frame has. They are removed with the tween. */
const TWEEN_CHILDREN = [
  'tweens',
  'motionObjectXML',
  'MorphShape',
  'morphHintsList',
  'betweenFrameMatrixList',
  'IKTree',
];

/** Starts or removes a tween: a new classic tween snaps to guides, as the host's menu command makes it. */
export function setTweenType(frame: XmlNode, type: 'none' | 'motion' | 'shape'): void {
  if (KEYFRAME.tweenType.read(frame) === type) return;
  if (type === 'none') {
    removeTween(frame);
    return;
  }
  KEYFRAME.tweenType.write(frame, type);
  KEYFRAME.keyMode.write(frame, TWEENED[type]);
  if (type === 'motion') setTweenFlag(frame, 'motionTweenSnap', true);
}

/** Makes a keyframe static, whatever its tween. */
export function removeTween(frame: XmlNode): void {
  for (const name of TWEEN_ATTRIBUTES) frame.setAttr(name, null);
  for (const name of TWEEN_CHILDREN) removeChild(frame, name);
  KEYFRAME.keyMode.write(frame, KEYFRAME.keyMode.initial);
}

/** Copies the tween of another keyframe, easing included, or removes the tween. */
export function copyTween(from: XmlNode, to: XmlNode): void {
  setTweenType(to, 'none');
  for (const name of ['keyMode', ...TWEEN_ATTRIBUTES]) to.setAttr(name, from.attr(name) ?? null);
  const tweens = from.child('tweens')?.clone();
  const position = to.children.findIndex(({ name }) => name === 'elements');
  if (tweens) to.insert(tweens, position < 0 ? to.children.length : position);
}

export function setTweenFlag(frame: XmlNode, flag: TweenFlag, value: boolean): void {
  KEYFRAME[flag].write(frame, Boolean(value));
  const { tweenType, keyMode } = new DocumentKeyframe(frame);
  if (tweenType === 'motion')
    KEYFRAME.keyMode.write(frame, value ? keyMode | BITS[flag] : keyMode & ~BITS[flag]);
}

/** Documents store the opposite of the easing: 100 begins slowly, where scripts say -100. */
export function readEasing(frame: XmlNode): number {
  return 0 - KEYFRAME.acceleration.read(frame);
}

/** Newer versions repeat the easing in `tweens/Ease`, which is updated if it exists. */
export function writeEasing(frame: XmlNode, easing: number): void {
  const acceleration = 0 - easing;
  KEYFRAME.acceleration.write(frame, acceleration);
  for (const ease of easesOf(frame))
    if (EASE.method.read(ease) === '') EASE.intensity.write(ease, acceleration);
}

/** Makes the slider ease a tween: it replaces a named ease (assumed). */
export function chooseSlider(frame: XmlNode, easing: number): void {
  KEYFRAME.easeMethodName.write(frame, '');
  for (const ease of easesOf(frame)) EASE.method.write(ease, '');
  writeEasing(frame, easing);
}

function easesOf(frame: XmlNode): XmlNode[] {
  return frame.child('tweens')?.childrenNamed('Ease') ?? [];
}

/** True for motion objects and poses: their tween is stored as a whole, and a keyframe inside it ends it. */
export function isWhole(frame: XmlNode): boolean {
  return new DocumentKeyframe(frame).isWhole;
}

/** True if a frame is tweened towards the next keyframe. */
export function isTweened(frame: XmlNode): boolean {
  return new DocumentKeyframe(frame).isTweened;
}
