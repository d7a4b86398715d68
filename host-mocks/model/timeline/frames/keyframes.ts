import { XmlNode } from '../../../../document/xml/XmlNode';
import { noteAnimation } from './noteAnimation';
import { cutMorphShape } from '../../../../film/tween/shapeTween';
import { removeChild } from '../../../../document/xfl/childNodes';
import { writeSpan } from '../../../../document/xfl/spans';
import type { Frame } from '../Frame';
import type { Layer } from '../Layer';
import { LABEL_ATTRIBUTES } from '../label';
import { newFrame } from '../newTimeline';
import { SOUND_ATTRIBUTES } from '../sound';
import { isTweened, isWhole, setTweenType } from '../tweening';

/** Attributes of the first frame of a span. A keyframe that splits the span does not get them. */
const OWN_ATTRIBUTES = [...LABEL_ATTRIBUTES, ...SOUND_ATTRIBUTES];
const OWN_CHILDREN = ['Actionscript', 'Framescript', 'SoundEnvelope'];

/** The `frames` of a layer, made if they are missing. */
export function frameList(layer: Layer): XmlNode {
  const list = layer.node.child('frames') ?? XmlNode.create('frames');
  if (!list.parent) layer.write().append(list);
  return list;
}

/** The node that lists a frame's elements, made if it is missing. */
export function elementList(frame: Frame): XmlNode {
  const list = frame.node.child('elements') ?? XmlNode.create('elements');
  if (!list.parent) frame.node.append(list);
  return list;
}

/** Extends the layer to at least that length: the last span grows, a layer without frames gets an empty one. */
export function extendTo(layer: Layer, frameCount: number): void {
  const missing = frameCount - layer.frameCount;
  if (missing <= 0) return;
  const last = layer.keyframes.at(-1);
  if (last) writeSpan(last.node, last.startFrame, last.duration + missing);
  else frameList(layer).append(newFrame(0, frameCount));
  layer.framesChanged();
}

/**
 * Makes a frame a keyframe, if it is not one: the span that covers it is split there. The new keyframe gets a copy of
 * the elements, as the tween has moved them, and of the tween; not the label, script and sound (as in the host's Insert
 * Keyframe).
 */
export function splitAt(layer: Layer, index: number): Frame {
  splitEach(layer, index, index + 1);
  const frame = layer.frameAt(index);
  if (!frame) throw new Error(`A layer of ${layer.frameCount} frames has no frame at ${index}`);
  return frame;
}

/** Makes every frame from `start` up to `end` a keyframe. */
export function splitEach(layer: Layer, start: number, end: number): void {
  extendTo(layer, end);
  const list = frameList(layer);
  let made = 0;
  const { keyframes } = layer;
  for (let i = placeOf(layer, start); i < keyframes.length && keyframes[i].startFrame < end; i++) {
    const frame = keyframes[i];
    const first = Math.max(frame.startFrame + 1, start);
    const last = Math.min(frame.startFrame + frame.duration, end);
    const copies = first < last ? splitSpan(frame, first, last) : [];
    const position = list.children[i + made] === frame.node ? i + made : list.children.indexOf(frame.node);
    copies.forEach((copy, k) => {
      list.insert(copy, position + 1 + k);
    });
    made += copies.length;
  }
  if (made > 0) layer.framesChanged();
}

/**
 * Cuts a span short. Returns the keyframes that then follow it: one at each index; the last one lasts to the old end.
 */
function splitSpan(frame: Frame, first: number, wanted: number): XmlNode[] {
  const { startFrame, duration } = frame;
  const isBaked = isWhole(frame.node);
  const last = isBaked ? startFrame + duration : wanted;
  const before = cutMorphShape(frame.node, 0, first - startFrame);
  const copies: XmlNode[] = [];
  for (let index = first; index < last; index++) {
    const copy = keyframeInside(frame, index - startFrame);
    const end = index + 1 < last ? index + 1 : startFrame + duration;
    if (isBaked) setTweenType(copy, 'none');
    replaceMorphShape(copy, cutMorphShape(frame.node, index - startFrame, end - startFrame));
    writeSpan(copy, index, end - index);
    copies.push(copy);
  }
  replaceMorphShape(frame.node, before);
  writeSpan(frame.node, startFrame, first - startFrame);
  return copies;
}

/** Gives a keyframe of a shape tween other contours, or none. */
export function replaceMorphShape(keyframe: XmlNode, morph: XmlNode | undefined): void {
  const old = keyframe.child('MorphShape');
  if (!old) return;
  if (morph) keyframe.insert(morph, keyframe.children.indexOf(old));
  old.remove();
}

/** Removes label, script and sound from a copy of a keyframe. */
export function dropOwnParts(copy: XmlNode): XmlNode {
  for (const name of OWN_ATTRIBUTES) copy.setAttr(name, null);
  for (const name of OWN_CHILDREN) removeChild(copy, name);
  return copy;
}

/** A copy of a keyframe with the content shown some frames later; without label, script and sound. */
export function keyframeInside(frame: Frame, elapsed: number): XmlNode {
  const copy = dropOwnParts(frame.node.clone());
  const list = copy.child('elements');
  const shown = frame.shownElements(elapsed);
  if (!list || shown.every((element, i) => element === frame.elementNodes[i])) return copy;
  for (const element of [...list.children]) element.remove();
  for (const element of shown) list.append(element.clone());
  return copy;
}

/** Makes every frame of a tweened span a keyframe without tween. False for a span without tween. */
export function bakeTween(frame: Frame): boolean {
  if (!isTweened(frame.node)) return false;
  const { layer, startFrame, duration } = frame;
  splitEach(layer, startFrame, startFrame + duration);
  for (const made of layer.frames.slice(startFrame, startFrame + duration)) setTweenType(made.node, 'none');
  noteAnimation(layer);
  return true;
}

/** Makes frames from `start` up to `end` whole spans: a keyframe begins at both, as far as the layer reaches. */
export function isolate(layer: Layer, start: number, end: number): Frame[] {
  if (end < layer.frameCount) splitAt(layer, end);
  if (start < layer.frameCount) splitAt(layer, start);
  return keyframesIn(layer, start, end);
}

/** The keyframes at indices from `start` up to `end`. */
export function keyframesIn(layer: Layer, start: number, end: number): Frame[] {
  const { keyframes } = layer;
  const inRange: Frame[] = [];
  for (let i = placeOf(layer, start); i < keyframes.length && keyframes[i].startFrame < end; i++)
    if (keyframes[i].startFrame >= start) inRange.push(keyframes[i]);
  return inRange;
}

/** The position among the keyframes of the one shown at a frame index; their count after the end of the layer. */
export function placeOf(layer: Layer, index: number): number {
  const shown = layer.frameAt(index);
  return shown ? layer.keyframes.indexOf(shown) : layer.keyframes.length;
}

/** Removes everything from a keyframe: elements, tween, label, script and sound. */
export function emptyFrame(frame: Frame): void {
  const { node } = frame;
  setTweenType(node, 'none');
  for (const name of OWN_ATTRIBUTES) node.setAttr(name, null);
  for (const name of OWN_CHILDREN) removeChild(node, name);
  removeElements(frame);
}

/** Removes the elements and the tween from a keyframe. */
export function removeElements(frame: Frame): void {
  setTweenType(frame.node, 'none');
  for (const node of [...frame.elementNodes].reverse()) node.remove();
}
