import { easeMethod, entryOf } from '../tween/frameEases';
import { guideOf } from '../tween/motionGuide';
import { turningOf, tweenEnds } from '../tween/classicInbetween';
import type { Placement as TweenPlacement } from '../tween/numbers/classicTween';
import { namedEase } from '../tween/numbers/namedEases';
import { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe } from '../records/FilmTimeline';
import type { ClassicSpan, NamedEase, SpanTween } from './Track';
import type { Film } from '../Film';

/** Elements whose classic tweens are written by their ends. Groups and shapes are written frame by frame. */
function isWhole(element: FilmElement): boolean {
  const { kind } = element;
  return kind === 'symbol' || kind === 'bitmap' || (kind === 'text' && !element.text.isStatic);
}

/** A classic tween, and the element of the next keyframe that it runs to. */
export type ClassicEnds = Omit<ClassicSpan, 'target'> & { readonly to: FilmElement };

/** The tween from a keyframe to the next one, if the layer itself does not move. */
export function spanTween(keyframe: FilmKeyframe, film: Film): ClassicEnds | Exclude<SpanTween, ClassicSpan> {
  const ends = tweenEnds(keyframe.node);
  if (keyframe.frameCount === 1 && !ends) return { kind: 'none' };
  if (keyframe.isMorphed) return { kind: 'shape' };
  if (keyframe.isStoredWhole) return { kind: 'frames' };
  if (!ends) return { kind: 'none' };
  const ease = easeOf(keyframe);
  const [from, to] = [FilmElement.of(ends.from), FilmElement.of(ends.to)];
  if (!ease || !isWhole(from) || !isWhole(to)) return { kind: 'frames' };
  const placement = (element: FilmElement): TweenPlacement => ({
    matrix: element.matrix,
    pivot: film.pivotOf(element),
  });
  return {
    kind: 'classic',
    to,
    ease,
    turning: turningOf(keyframe.node),
    scales: keyframe.motionTweenScale,
    guide: guideOf(keyframe.node, placement(from), placement(to)),
  };
}

/** The one ease of all properties; undefined if a curve was drawn, or if properties have their own. */
function easeOf({
  node,
  useSingleEaseCurve,
  hasCustomEase,
  acceleration,
}: FilmKeyframe): NamedEase | undefined {
  if (!useSingleEaseCurve) return undefined;
  if (hasCustomEase && entryOf(node, 'CustomEase', 'all')) return undefined;
  const method = easeMethod(node, 'all');
  return namedEase(method) ? { kind: 'method', method } : { kind: 'acceleration', acceleration };
}
