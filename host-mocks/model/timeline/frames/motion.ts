import { apply, around, concat, IDENTITY, invert, translation } from '../../../../geometry/matrix';
import { HostError, notImplemented } from '../../../../document/checks/HostError';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { BLENDING } from '../../../../document/xfl/schema/effectSchema';
import { KEYFRAME } from '../../../../document/xfl/schema/timelineSchema';
import type { Element } from '../../elements/Element';
import { readMatrix } from '../../../../document/xfl/nodeMatrix';
import type { Frame } from '../Frame';
import type { Layer } from '../Layer';
import type { CopiedMotion, Pose } from '../TimelineClipboard';
import type { TimelineCore } from '../TimelineCore';
import { copyTween, setTweenType } from '../tweening';
import type { FrameRange } from './FrameSelection';
import { insertInto } from './insertFrames';
import { splitAt } from './keyframes';
import { rangesFor } from './ranges';

/** Elements that keep their motion in a matrix: instances and texts. */
const MOVABLE = /^DOM(\w+Instance|\w+Text)$/;
/** Children of an element that belong to its motion, besides its position and shape. */
const LOOK = ['color', 'filters'];

/**
 * `timeline.copyMotion`: copies the position and look of the one element of each selected keyframe, and the tweens of
 * the keyframes.
 */
export function copyMotion(timeline: TimelineCore): void {
  const [range] = rangesFor(timeline, 'copyMotion');
  const { layer, start } = range;
  const end = Math.min(range.end, layer.frameCount);
  const poses = [...new Set(layer.frames.slice(start, end))].map((frame) => poseOf(frame, range));
  timeline.document.clipboard.motion = { poses, length: end - start };
}

function poseOf(frame: Frame, { start }: FrameRange): Pose {
  if (KEYFRAME.isMotionObject.read(frame.node)) throw notImplemented('Timeline.copyMotion of motion objects');
  const element = checkMovable(frame, 'copyMotion');
  const elapsed = Math.max(0, start - frame.startFrame);
  const stored = readMatrix(element.node);
  const matrix = readMatrix(frame.shownElements(elapsed)[0]);
  const point = apply(invert(stored) ?? IDENTITY, { x: element.transformX, y: element.transformY });
  return {
    offset: Math.max(0, frame.startFrame - start),
    linear: { ...matrix, tx: 0, ty: 0 },
    pivot: apply(matrix, point),
    frame: frame.node.clone(),
    element: element.node.clone(),
  };
}

function checkMovable(frame: Frame, method: string): Element {
  const [element, ...others] = frame.elements;
  if (!element || others.length > 0) throw new HostError(`${method}: a frame must hold exactly one element`);
  if (!MOVABLE.test(element.node.name)) throw notImplemented(`Timeline.${method} of <${element.node.name}>`);
  return element;
}

/**
 * `timeline.pasteMotion`: the element of the first selected frame moves as the copied one did, from its own position.
 * Later frames move to the right if the motion needs room (Adobe's reference).
 */
export function pasteMotion(timeline: TimelineCore): void {
  const { motion } = timeline.document.clipboard;
  if (!motion) return;
  const [{ layer, start }] = rangesFor(timeline, 'pasteMotion');
  const covering = layer.frameAt(start);
  if (!covering) throw new HostError('pasteMotion: a frame must hold exactly one element');
  checkMovable(covering, 'pasteMotion');
  const frames = makeKeyframes(layer, start, motion);
  motion.poses.forEach((pose, i) => {
    moveLike(frames[i].elements[0], motion.poses[0], pose);
    copyLook(frames[i].elements[0].node, pose.element);
    copyTween(pose.frame, frames[i].node);
  });
}

/**
 * Makes keyframes with the same element at the keyframes of the motion. The last one lasts as long as the motion, or
 * longer.
 */
function makeKeyframes(layer: Layer, start: number, { poses, length }: CopiedMotion): Frame[] {
  const first = splitAt(layer, start);
  setTweenType(first.node, 'none');
  if (first.duration < length) insertInto(layer, start, length - first.duration);
  return poses.map(({ offset }) => splitAt(layer, start + offset));
}

/** Moves, turns and stretches an element as far as the copied one came from one pose to another. */
function moveLike(element: Element, from: Pose, to: Pose): void {
  const turn = concat(to.linear, invert(from.linear) ?? IDENTITY);
  element.transformBy(around(turn, { x: element.transformX, y: element.transformY }));
  element.transformBy(translation(to.pivot.x - from.pivot.x, to.pivot.y - from.pivot.y));
}

function copyLook(node: XmlNode, from: XmlNode): void {
  node.setAttr(BLENDING.blendMode.name, from.attr(BLENDING.blendMode.name) ?? null);
  for (const name of LOOK) {
    node.child(name)?.remove();
    const copy = from.child(name)?.clone();
    if (copy) node.append(copy);
  }
}
