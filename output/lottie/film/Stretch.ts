import { lastStartingAt } from '../../../document/xfl/spans';
import { colorKey } from '../../../document/xfl/ColorTransform';
import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { Track, TrackSpan, TrackState } from '../../../film/tracks/Track';
import type { PlaceSpan, PlaceTween } from '../keyframes/transformKeys';
import type { Composition } from './Composition';

/** An object as it stands for some time. */
export interface StretchSample {
  readonly t: number;
  readonly length: number;
  readonly state: TrackState;
  readonly span: TrackSpan;
  /** When the span began, in the time of the composition. */
  readonly begun: number;
}

/** An object for as long as one layer can show it: only its place, its opacity and its frame change. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly samples: readonly StretchSample[];
  readonly first: TrackState;
}

/** The samples of a track within a window of time. */
export function samplesOf(
  layer: CompiledLayer,
  track: Track,
  [from, to]: readonly [number, number],
  { playhead }: Composition,
): StretchSample[] {
  const samples: StretchSample[] = [];
  let time = from;
  while (time < to) {
    const frame = playhead.frameAt(time);
    const span = lastStartingAt(layer.spans, frame, ({ start }) => start);
    const left = span ? span.start + span.duration - frame : 0;
    if (!span || left <= 0) {
      if (playhead.isStill) break;
      time++;
      continue;
    }
    const end = Math.min(to, time + playhead.evenly(time, left));
    const begun = time - (frame - span.start);
    for (; time < end; time++) {
      const state = layer.stateOf(track, playhead.frameAt(time));
      const last = samples.at(-1);
      if (!state) {
        if (playhead.isStill) return samples;
        continue;
      }
      if (playhead.isStill) return [{ t: time, length: to - time, state, span, begun }];
      if (last?.state === state && last.t + last.length === time && last.begun === begun)
        samples[samples.length - 1] = { ...last, length: last.length + 1 };
      else samples.push({ t: time, length: 1, state, span, begun });
    }
  }
  return samples;
}

/** True if the opacity of an object changes while it is shown. */
export function fades(samples: readonly StretchSample[]): boolean {
  const shown = samples.filter(({ state }) => isVisible(state));
  return shown.some(({ state }) => Math.abs(opacityOf(state) - opacityOf(shown[0].state)) > 1e-3);
}

export function opacityOf({ color }: TrackState): number {
  return Math.min(1, Math.max(0, color.factors[3]));
}

function isVisible({ element }: TrackState): boolean {
  return element.isVisible;
}

/** The stretches of samples. @param keepsOpacity - the opacity does not part them */
export function stretchesOf(
  samples: readonly StretchSample[],
  keepsOpacity: boolean,
  isMask: boolean,
): Stretch[] {
  const stretches: { key: string; samples: StretchSample[] }[] = [];
  for (const sample of samples) {
    const key = isVisible(sample.state) ? keyOf(sample.state, keepsOpacity, isMask) : undefined;
    if (key === undefined) continue;
    const last = stretches.at(-1);
    const before = last?.samples.at(-1);
    const continues = before !== undefined && before.t + before.length === sample.t;
    if (last && continues && last.key === key) last.samples.push(sample);
    else stretches.push({ key, samples: [sample] });
  }
  return stretches.map(({ samples: all }) => {
    const last = all[all.length - 1];
    return { from: all[0].t, to: last.t + last.length, samples: all, first: all[0].state };
  });
}

function keyOf({ element, color, blendMode }: TrackState, keepsOpacity: boolean, isMask: boolean): string {
  const { symbolType: type, path } = element;
  if (isMask) return type;
  const [red, green, blue, alpha] = color.factors;
  const counted = { ...color, factors: [red, green, blue, keepsOpacity ? 1 : alpha] as const };
  return [type, blendMode, colorKey(counted), element.filterKey, path].join('\n');
}

/** The stretch as spans of places. @param opacity - of a state, from 0 to 1 */
export function placeSpans(
  { from, to, samples }: Stretch,
  { film }: Composition,
  opacity: (state: TrackState) => number,
): PlaceSpan[] {
  const spans: { head: StretchSample; samples: StretchSample[] }[] = [];
  for (const sample of samples) {
    const last = spans.at(-1);
    if (last && last.head.begun === sample.begun && last.head.span === sample.span) last.samples.push(sample);
    else spans.push({ head: sample, samples: [sample] });
  }
  return spans.map(({ head: { span, begun, state }, samples: own }, i) => {
    const end = begun + span.duration;
    const last = own[own.length - 1];
    const isWhole = own[0].t === begun && last.t + last.length === end && begun >= from && end <= to;
    const isTween = span.keyframe.tweenType === 'motion';
    const tween = isWhole ? tweenOf(span, state, opacity, film.source.pivotOf.bind(film.source)) : undefined;
    return {
      from: begun,
      to: end,
      tween,
      runsOn: isTween && i < spans.length - 1,
      samples: own.map(({ t, length, state: shown }) => ({
        t,
        length,
        matrix: shown.matrix,
        opacity: opacity(shown),
      })),
    };
  });
}

function tweenOf(
  { tween, placements }: TrackSpan,
  { track }: TrackState,
  opacity: (state: TrackState) => number,
  pivotOf: (element: TrackState['element']) => { x: number; y: number },
): PlaceTween | undefined {
  if (tween.kind !== 'classic' || tween.guide) return undefined;
  const from = placements.find((state) => state.track === track);
  if (!from) return undefined;
  return {
    span: tween,
    from: from.matrix,
    pivots: [pivotOf(from.element), pivotOf(tween.target.element)],
    opacities: [opacity(from), opacity(tween.target)],
  };
}
