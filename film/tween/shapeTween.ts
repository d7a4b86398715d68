import { cutContour, mixContour } from './numbers/morph';
import { XmlNode } from '../../document/xml/XmlNode';
import { FilmElement } from '../records/FilmElement';
import { MorphedShape } from '../records/MorphedShape';
import type { FilmKeyframe } from '../records/FilmTimeline';
import { nextKeyframe } from '../../document/xfl/shownFrame';
import { readDuration } from '../../document/xfl/spans';
import { easeOf } from './frameEases';
import { cutStyles, MixedStyles } from './MixedStyles';
import { readMorphShape, writeMorphShape, type MorphStyle } from './morphShape';

/** What outputs report of a shape tween that has no matched shapes, as scripts make them. */
export const UNMATCHED =
  'A shape tween stays at its first shape: the document has not matched the shapes of its ends.';

/** True for a shape tween whose frames in between are not known: the document has not matched the shapes of both ends. */
export function isUnmatched(keyframe: FilmKeyframe): boolean {
  if (keyframe.tweenType !== 'shape' || keyframe.frameCount === 1) return false;
  return !keyframe.hasMatchedShapes && keyframe.next !== undefined;
}

/**
 * The shape that a shape tween has come to some frames after its keyframe, in the coordinates of the timeline; undefined
 * where the document has not matched the shapes of both ends.
 */
export function shapeInbetween({ node: keyframe }: FilmKeyframe, elapsed: number): FilmElement | undefined {
  const morph = keyframe.child('MorphShape');
  const next = nextKeyframe(keyframe);
  if (!morph || !next) return undefined;
  const progress = progressAt(keyframe, elapsed);
  const fills = new MixedStyles('FillStyle', keyframe, next, progress);
  const strokes = new MixedStyles('StrokeStyle', keyframe, next, progress);
  const edges = readMorphShape(morph).map(({ contour, fill, stroke }) => ({
    fillStyle0: 0,
    fillStyle1: fills.indexOf(fill),
    strokeStyle: strokes.indexOf(stroke),
    segments: mixContour(contour, progress),
  }));
  const shape = new MorphedShape(fills.nodes, strokes.nodes, edges);
  return FilmElement.of(XmlNode.create('DOMShape')).changed({ shape });
}

/**
 * The `MorphShape` of a part of a shape tween, from some frames after its keyframe to others; undefined without one, and
 * for a single frame, which has nothing between.
 */
export function cutMorphShape(keyframe: XmlNode, start: number, end: number): XmlNode | undefined {
  const morph = keyframe.child('MorphShape');
  const next = nextKeyframe(keyframe);
  if (!morph || !next || end - start < 2) return undefined;
  const [from, to] = [start, end].map((elapsed) => progressAt(keyframe, elapsed));
  const parts = readMorphShape(morph);
  const cut = (kind: 'FillStyle' | 'StrokeStyle', pairs: readonly MorphStyle[]): MorphStyle[] =>
    cutStyles(new MixedStyles(kind, keyframe, next, from), new MixedStyles(kind, keyframe, next, to), pairs);
  const fills = cut(
    'FillStyle',
    parts.map(({ fill }) => fill),
  );
  const strokes = cut(
    'StrokeStyle',
    parts.map(({ stroke }) => stroke),
  );
  return writeMorphShape(
    parts.map(({ contour }, i) => ({
      contour: cutContour(contour, from, to),
      fill: fills[i],
      stroke: strokes[i],
    })),
  );
}

/** How far a shape tween has come some frames after its keyframe, by its ease: 0 to 1, with some eases more. */
export function shapeProgress({ node }: FilmKeyframe, elapsed: number): number {
  return progressAt(node, elapsed);
}

function progressAt(keyframe: XmlNode, elapsed: number): number {
  return easeOf(keyframe, 'all')(elapsed / readDuration(keyframe));
}
