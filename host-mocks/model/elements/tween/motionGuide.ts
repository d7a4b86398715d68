import { apply, type Point } from '../../../geometry/matrix';
import type { Segments } from '../../../geometry/edges/Segments';
import { rewriteSegments } from '../../../geometry/edges/rewriteSegments';
import type { Placement, TweenPath } from '../../../tween/classicTween';
import { guidePath } from '../../../tween/guidePath';
import type { XmlNode } from '../../../xml/XmlNode';
import { readFlag, readInteger } from '../../xfl/attributes';
import { outlineOf } from '../content/shapeOutline';
import { frameAt, parentOf } from '../../xfl/shownFrame';
import { readMatrix } from '../../xfl/nodeMatrix';

/** An element follows its motion guide where its transformation point is as near to it at both ends, in pixels. */
const REACH = 10;

/** The way that a classic tween takes along the guide of its layer; undefined for a straight one. */
export function guideOf(keyframe: XmlNode, from: Placement, to: Placement): TweenPath | undefined {
  const layer = keyframe.parent?.parent;
  const layers = layer?.parent?.children;
  const parent = layer && layers && parentOf(layer, layers);
  if (parent?.attr('layerType') !== 'guide') return undefined;
  const shapes = frameAt(parent, readInteger(keyframe, 'index'))?.child('elements')?.children ?? [];
  const place = ({ matrix, pivot }: Placement): Point => apply(matrix, pivot);
  const points = guidePath(shapes.flatMap(strokesOf), place(from), place(to), REACH);
  return points && { points, isOriented: readFlag(keyframe, 'motionTweenOrientToPath') };
}

/** The lines of a shape, or of those in a group, in the coordinates of the timeline. */
function strokesOf(element: XmlNode): Segments[] {
  if (element.name === 'DOMGroup') return (element.child('members')?.children ?? []).flatMap(strokesOf);
  if (!/^DOM(Shape|RectangleObject|OvalObject)$/.test(element.name)) return [];
  const matrix = readMatrix(element);
  return outlineOf(element)
    .edges.filter(({ strokeStyle }) => strokeStyle !== 0)
    .map(({ segments }) => rewriteSegments(segments, matrix));
}
