import { KEYFRAME } from '../../document/xfl/schema/timelineSchema';
import { DocumentKeyframe } from '../../document/xfl/timelines/DocumentKeyframe';
import { easeMethod, entryOf } from '../tween/frameEases';
import { guideOf } from '../tween/motionGuide';
import { turningOf, tweenEnds } from '../tween/classicInbetween';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { nextKeyframe } from '../../document/xfl/shownFrame';
import { readDuration } from '../../document/xfl/spans';
import type { Placement as TweenPlacement } from '../tween/numbers/classicTween';
import { namedEase } from '../tween/numbers/namedEases';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { ClassicSpan, NamedEase, SpanTween } from './Track';
import type { Film } from '../Film';

/** Elements whose classic tweens are written by their ends. Groups and shapes are written frame by frame. */
const WHOLE = new Set(['DOMSymbolInstance', 'DOMBitmapInstance', 'DOMDynamicText', 'DOMInputText']);

/** A classic tween, and the element of the next keyframe that it runs to. */
export type ClassicEnds = Omit<ClassicSpan, 'target'> & { readonly to: XmlNode };

/** The tween from a keyframe to the next one, if the layer itself does not move. */
export function spanTween(keyframe: XmlNode, film: Film): ClassicEnds | Exclude<SpanTween, ClassicSpan> {
  if (readDuration(keyframe) === 1 && !tweenEnds(keyframe)) return { kind: 'none' };
  if (isMorphed(keyframe)) return { kind: 'shape' };
  if (keyframe.child('motionObjectXML') || keyframe.child('betweenFrameMatrixList'))
    return { kind: 'frames' };
  const ends = tweenEnds(keyframe);
  if (!ends) return { kind: 'none' };
  const ease = easeOf(keyframe);
  if (!ease || !WHOLE.has(ends.from.name) || !WHOLE.has(ends.to.name)) return { kind: 'frames' };
  const placement = (node: XmlNode): TweenPlacement => ({
    matrix: readMatrix(node),
    pivot: film.pivotOf(node),
  });
  return {
    kind: 'classic',
    to: ends.to,
    ease,
    turning: turningOf(keyframe),
    scales: KEYFRAME.motionTweenScale.read(keyframe),
    guide: guideOf(keyframe, placement(ends.from), placement(ends.to)),
  };
}

/** The one ease of all properties; undefined if a curve was drawn, or if properties have their own. */
function easeOf(keyframe: XmlNode): NamedEase | undefined {
  const { useSingleEaseCurve, hasCustomEase, acceleration } = new DocumentKeyframe(keyframe);
  if (!useSingleEaseCurve) return undefined;
  if (hasCustomEase && entryOf(keyframe, 'CustomEase', 'all')) return undefined;
  const method = easeMethod(keyframe, 'all');
  return namedEase(method) ? { kind: 'method', method } : { kind: 'acceleration', acceleration };
}

/** True for the keyframe of a shape tween: the document has matched the shapes of both ends. */
export function isMorphed(keyframe: XmlNode): boolean {
  const morph = keyframe.child('MorphShape');
  return morph !== undefined && readDuration(keyframe) > 1 && nextKeyframe(keyframe) !== undefined;
}
