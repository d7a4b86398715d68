import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import { nodeMatrix, readMatrix } from '../../document/xfl/nodeMatrix';
import { INSTANCE } from '../../document/xfl/schema/instanceSchema';
import { frameToShow } from '../../document/xfl/shownFrame';
import { readDuration } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';
import { concat } from '../../geometry/matrix';
import type { FilmKeyframe } from '../records/FilmTimeline';
import { classicInbetween } from './classicInbetween';
import { motionObjectInbetween } from './motionObjectInbetween';
import { setMatrixOf } from './setMatrixOf';
import { shapeInbetween } from './shapeTween';
import type { TweenSurroundings } from './TweenSurroundings';

/**
 * The elements that a keyframe shows some frames later, back to front: what tweens have come to, and graphics and videos
 * at the frame that they have run to. Elements that look as on the keyframe are its own nodes; the others are copies that
 * are in no document.
 */
export function shownElements(
  keyframe: XmlNode,
  elapsed: number,
  surroundings: TweenSurroundings,
): readonly XmlNode[] {
  const elements = keyframe.child('elements')?.children ?? [];
  if (elapsed === 0) return elements;
  const shown = inbetween(keyframe, elapsed, surroundings) ?? elements;
  return shown.map((element) => runOn(element, elapsed, surroundings));
}

/**
 * True for an armature whose poses are not known: the document has no transformation for each frame. One that bends a
 * shape is a graphic, whose frames are its poses.
 */
export function isUnposed(keyframe: FilmKeyframe): boolean {
  if (!keyframe.isIKPose || keyframe.frameCount === 1 || keyframe.elements.length === 0) return false;
  return !keyframe.elements[0]?.isInlined && poseInbetween(keyframe.node, 1) === undefined;
}

/** The elements as the keyframe's tween shows them; undefined without a tween. */
function inbetween(
  keyframe: XmlNode,
  elapsed: number,
  surroundings: TweenSurroundings,
): XmlNode[] | undefined {
  const carried =
    classicInbetween(keyframe, elapsed, surroundings) ??
    motionObjectInbetween(keyframe, elapsed, surroundings) ??
    shapeInbetween(keyframe, elapsed);
  return carried ? [carried] : poseInbetween(keyframe, elapsed);
}

/**
 * Copies of the elements of an armature, as they are some frames after its first pose; undefined without one. The
 * document stores, element by element, the transformation that each frame has carried it by. A shape with bones inside
 * is a graphic that plays once, whose frames are the shape as the bones bend it.
 */
function poseInbetween(keyframe: XmlNode, elapsed: number): XmlNode[] | undefined {
  const carried = keyframe.child('betweenFrameMatrixList')?.childrenNamed('Matrix') ?? [];
  const elements = keyframe.child('elements')?.children ?? [];
  const frames = readDuration(keyframe);
  if (carried.length === 0 || carried.length !== elements.length * frames) return undefined;
  return elements.map((element, i) => {
    const copy = element.clone();
    setMatrixOf(
      copy,
      concat(nodeMatrix(carried[i * frames + Math.min(elapsed, frames - 1)]), readMatrix(element)),
    );
    return copy;
  });
}

/**
 * The element some frames later: graphics, in groups too, have run on in their symbols, and videos. The element itself
 * where that changes nothing.
 */
function runOn(element: XmlNode, elapsed: number, surroundings: TweenSurroundings): XmlNode {
  if (!runs(element)) return element;
  const copy = element.parent ? element.clone() : element;
  advance(copy, elapsed, surroundings);
  return copy;
}

function runs(element: XmlNode): boolean {
  if (element.name === 'DOMGroup') return membersOf(element).some(runs);
  if (isVideo(element)) return true;
  const { isGraphic, showsSingleFrame } = new DocumentInstance(element);
  return isGraphic && !showsSingleFrame;
}

function advance(element: XmlNode, elapsed: number, surroundings: TweenSurroundings): void {
  if (element.name === 'DOMGroup') {
    for (const member of membersOf(element)) advance(member, elapsed, surroundings);
  } else if (isVideo(element)) {
    INSTANCE.firstFrame.write(element, elapsed);
  } else if (runs(element)) {
    const count = surroundings.frameCount(new DocumentInstance(element).path);
    const frame = frameToShow(element, count, elapsed);
    INSTANCE.firstFrame.write(element, frame);
  }
}

function isVideo({ name }: XmlNode): boolean {
  return name === 'DOMVideoInstance';
}

function membersOf(group: XmlNode): readonly XmlNode[] {
  return group.child('members')?.children ?? [];
}
