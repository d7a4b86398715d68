import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { ClassicSpan, TrackState, TrackSpan, Track } from '../../../film/tracks/Track';
import { Chain } from './Chain';
import { easeCode } from './easeCode';
import type { Field } from './Field';
import { guideCode } from './guideCode';
import type { LayerObject } from './LayerObjects';
import { tweenTarget } from './tweenTarget';
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

/** Each frame by itself. A graphic is told its frame each time: it would go on from the last step. */
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
