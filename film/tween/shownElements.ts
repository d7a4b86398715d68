import { nodeMatrix } from '../../document/xfl/nodeMatrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import { concat } from '../../geometry/matrix';
import { changedMatrix } from '../records/ElementChange';
import type { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe } from '../records/FilmTimeline';
import { classicInbetween } from './classicInbetween';
import { motionObjectInbetween } from './motionObjectInbetween';
import { shapeInbetween } from './shapeTween';
import type { TweenSurroundings } from './TweenSurroundings';

/**
 * The elements that a keyframe shows some frames later, back to front: what tweens have come to, and graphics and videos
 * at the frame that they have run to. Elements that look as on the keyframe are its own; the others are in no document.
 */
export function shownElements(
  keyframe: FilmKeyframe,
  elapsed: number,
  surroundings: TweenSurroundings,
): readonly FilmElement[] {
  const { elements } = keyframe;
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
  return !keyframe.elements[0]?.isInlined && posesOf(keyframe) === undefined;
}

/** The elements as the keyframe's tween shows them; undefined without a tween. */
function inbetween(
  keyframe: FilmKeyframe,
  elapsed: number,
  surroundings: TweenSurroundings,
): FilmElement[] | undefined {
  const carried =
    classicInbetween(keyframe, elapsed, surroundings) ??
    motionObjectInbetween(keyframe, elapsed, surroundings) ??
    shapeInbetween(keyframe, elapsed);
  return carried ? [carried] : poseInbetween(keyframe, elapsed);
}

/**
 * The elements of an armature, as they are some frames after its first pose; undefined without one. A shape with bones
 * inside is a graphic that plays once, whose frames are the shape as the bones bend it.
 */
function poseInbetween(keyframe: FilmKeyframe, elapsed: number): FilmElement[] | undefined {
  const poses = posesOf(keyframe);
  const { elements, frameCount } = keyframe;
  return (
    poses &&
    elements.map((element, i) => {
      const carried = nodeMatrix(poses[i * frameCount + Math.min(elapsed, frameCount - 1)]);
      return element.changed(changedMatrix(element, concat(carried, element.matrix)));
    })
  );
}

/** Element by element, the transformation that each frame of an armature has carried it by; undefined for other spans. */
function posesOf({ node, elements, frameCount }: FilmKeyframe): readonly XmlNode[] | undefined {
  const poses = node.child('betweenFrameMatrixList')?.childrenNamed('Matrix') ?? [];
  return poses.length > 0 && poses.length === elements.length * frameCount ? poses : undefined;
}

/**
 * The element some frames later: graphics, in groups too, have run on in their symbols, and videos. The element itself
 * where that changes nothing.
 */
function runOn(element: FilmElement, elapsed: number, surroundings: TweenSurroundings): FilmElement {
  if (!runs(element)) return element;
  if (element.kind === 'group')
    return element.changed({
      members: element.members.map((member) => runOn(member, elapsed, surroundings)),
    });
  if (element.kind === 'video') return element.changed({ firstFrame: elapsed });
  const firstFrame = element.frameAfter(elapsed, surroundings.frameCount(element.path));
  return element.changed({ firstFrame });
}

function runs(element: FilmElement): boolean {
  if (element.kind === 'group') return element.members.some(runs);
  return element.kind === 'video' || (element.isGraphic && !element.showsSingleFrame);
}
