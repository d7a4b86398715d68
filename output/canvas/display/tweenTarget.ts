import { tweenedParts } from '../../../film/tween/numbers/classicTween';
import type { ClassicSpan, TrackState } from '../../../film/tracks/Track';
import { fixed } from '../code/fixed';
import type { Field } from './Field';
import type { Values } from './Values';

const WHOLE = { position: 1, rotation: 1, scale: 1 };

/** Angles that differ by less are one. */
const SAME_ANGLE = 0.01;

/** The values that a tween brings an object to; turns count on from the present angles. */
export function tweenTarget(
  { target, turning, scales }: ClassicSpan,
  from: TrackState,
  field: Field,
  current: Values,
): Values {
  const start = tweenedParts(from.matrix, from.matrix, WHOLE, 'none');
  const end = tweenedParts(from.matrix, target.matrix, { ...WHOLE, scale: scales ? 1 : 0 }, turning);
  const [turned, leaned] = [end.skewY - start.skewY, end.skewX - start.skewX];
  const values: Record<string, Values[string]> = {
    ...field.valuesOf(target, false),
    scaleX: fixed(end.scaleX, 4),
    scaleY: fixed(end.scaleY, 4),
    ...anglesAfter(current, turned, leaned),
  };
  // Another symbol only lends its place: this one goes on playing as it does.
  if (target.track !== field.track) for (const name of ['mode', 'startPosition', 'loop']) delete values[name];
  return values;
}

function anglesAfter(current: Values, turned: number, leaned: number): Values {
  const angle = (name: string): number => Number(current[name] ?? 0);
  const isRotation = angle('skewX') === 0 && angle('skewY') === 0 && Math.abs(turned - leaned) < SAME_ANGLE;
  if (isRotation) return { rotation: fixed(angle('rotation') + turned, 4), skewX: 0, skewY: 0 };
  return {
    rotation: 0,
    skewX: fixed(angle('rotation') + angle('skewX') + leaned, 4),
    skewY: fixed(angle('rotation') + angle('skewY') + turned, 4),
  };
}
