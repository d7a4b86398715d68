import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { ClassicSpan, NamedEase, Track, TrackSpan, TrackState } from '../../../film/tracks/Track';
import { tweenedParts } from '../../../film/tween/numbers/classicTween';
import { fixed } from '../code/fixed';
import { Chain } from './Chain';
import type { Field } from './Field';
import { guideCode } from './guideCode';
import type { LayerObject } from './LayerObjects';
import type { Values } from './Values';

/** The tween that leads one field of an object through all frames of its timeline. */
export function trackChain(
  field: Field,
  { track, first: placement }: LayerObject,
  layer: CompiledLayer,
  frameCount: number,
): { first: Values; chain: Chain } {
  const first = field.valuesOf(placement, false);
  const chain = new Chain(field.code, first);
  if (track.start > 0) {
    chain.wait(track.start);
    chain.set({}, { _off: false });
  }
  if (placement.track.kind === 'morph') chain.wait(1);
  else for (const span of layer.spans) if (isWithin(span, track)) followSpan(chain, span, field, layer);
  if (track.end < frameCount) {
    chain.endWith({ _off: true });
    chain.wait(frameCount - track.end);
  }
  return { first, chain };
}

/** The tween that leads a filter of an object: it changes, and is never put in or out. */
export function filterChain(filter: Field, { track, first }: LayerObject, layer: CompiledLayer): Chain {
  const chain = new Chain(filter.code, filter.valuesOf(first, false));
  chain.wait(track.start);
  for (const span of layer.spans) if (isWithin(span, track)) followSpan(chain, span, filter, layer);
  return chain;
}

function isWithin({ start, duration }: TrackSpan, track: Track): boolean {
  return start < track.end && start + duration > track.start;
}

function followSpan(chain: Chain, span: TrackSpan, field: Field, layer: CompiledLayer): void {
  const { start, duration, tween } = span;
  const placement = span.placements.find(({ track }) => track === field.track);
  if (placement) {
    const values = field.valuesOf(placement, false);
    const isRestarted = field.runs && chain.duration > field.track.start && tween.kind !== 'classic';
    chain.set(values, isRestarted ? { startPosition: values.startPosition } : {});
  }
  if (tween.kind === 'classic' && placement && tween.guide?.isOriented !== true)
    followTween(chain, tween, placement, duration, field);
  else if (tween.kind === 'none') chain.wait(duration);
  else followFrames(chain, start, duration, field, layer);
}

function followTween(
  chain: Chain,
  tween: ClassicSpan,
  from: TrackState,
  duration: number,
  field: Field,
): void {
  const { startPosition } = chain.current;
  const target =
    chain.current.x === undefined
      ? field.valuesOf(tween.target, false)
      : tweenTarget(tween, from, field, chain.current);
  chain.tween(target, duration, {
    ease: easeCode(tween.ease),
    guide: chain.current.x === undefined ? undefined : guideCode(tween),
    forced: startPosition === undefined ? {} : { startPosition },
  });
}

/** Each frame by itself. A graphic gets its frame each time: it would continue from the last step. */
function followFrames(
  chain: Chain,
  start: number,
  duration: number,
  field: Field,
  layer: CompiledLayer,
): void {
  const end = Math.min(start + duration, field.track.end);
  for (let frame = Math.max(start, field.track.start); frame < end; frame++) {
    const placement = layer.stateOf(field.track, frame);
    if (placement) {
      const values = field.valuesOf(placement, frame > start);
      const isStep = field.runs && frame > start;
      chain.set(values, isStep ? { startPosition: values.startPosition } : {});
    }
    chain.wait(1);
  }
}

const WHOLE = { position: 1, rotation: 1, scale: 1 };

/** Angles that differ by less are one. */
const SAME_ANGLE = 0.01;

/** The values that a tween brings an object to; turns count on from the present angles. */
function tweenTarget(
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
  // Only the position is taken from another symbol: this one keeps playing.
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

/** An ease as an expression of the player; undefined for an even tween. Source: 58 tweens of published documents. */
export function easeCode(ease: NamedEase): string | undefined {
  if (ease.kind === 'method') return isEven(ease.method) ? undefined : `cjs.Ease.${ease.method}`;
  return ease.acceleration === 0 ? undefined : `cjs.Ease.get(${fixed(-ease.acceleration / 100, 4)})`;
}

function isEven(method: string): boolean {
  return method === 'none' || method === 'linear';
}
