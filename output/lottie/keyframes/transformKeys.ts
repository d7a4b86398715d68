import { apply, type Matrix, type Point } from '../../../geometry/matrix';
import { tweenedParts } from '../../../film/tween/numbers/classicTween';
import type { ClassicSpan } from '../../../film/tracks/Track';
import type { LottieTransform } from '../LottieObjects';
import { easeFunction, easePieces, progressBy, type EasePiece } from './easePieces';
import { evenRuns } from './evenRuns';
import { propertyOf, type KeyStep } from './KeyStep';
import { linearParts, nearestTurn, placeParts, type PlaceParts } from './placeParts';

/** Where an object is for some frames, and how opaque it is, from 0 to 1. */
interface PlaceSample {
  readonly t: number;
  readonly length: number;
  readonly matrix: Matrix;
  readonly opacity: number;
}

/** A tween that is written by its ends. */
export interface PlaceTween {
  readonly span: ClassicSpan;
  readonly from: Matrix;
  /** The transformation points of both ends, each in its object's coordinates. */
  readonly pivots: readonly [Point, Point];
  readonly opacities: readonly [number, number];
}

/** The tween between a keyframe and the next one. */
export interface PlaceSpan {
  readonly from: number;
  readonly to: number;
  /** Undefined for what is written frame by frame. */
  readonly tween?: PlaceTween;
  /** True if it runs on into the next span. */
  readonly runsOn: boolean;
  readonly samples: readonly PlaceSample[];
}

const NAMES = ['p', 's', 'r', 'sk', 'o'] as const;
type Name = (typeof NAMES)[number];
type Values = PlaceParts & { readonly o: readonly number[] };
type Steps = Record<Name, KeyStep[]>;

const DIGITS: Record<Name, number> = { p: 3, s: 3, r: 3, sk: 3, o: 2 };

/** By how much a keyframe may miss a frame: in pixels, and in per cent of opacity. */
const PIXELS = 0.1;
const PER_CENT = 0.25;

/** Steps for each frame beyond which a way is written frame by frame. */
const WORTHWHILE = 0.6;

/** Cubic curves that an ease may take. */
const PIECES = [1, 2, 4];

/**
 * The transform of a layer through all spans: classic tweens as they are where their keyframes meet every frame, others
 * by the frames, in which even runs are one.
 *
 * @param anchor - in the coordinates of the object
 * @param origin - of the composition, in the coordinates of the timeline
 * @param radius - of what is shown around the anchor
 * @param bake - frame by frame throughout
 */
export function transformKeys(
  spans: readonly PlaceSpan[],
  { anchor, shift, origin, radius, bake }: PlaceFrame,
): LottieTransform {
  const steps: Steps = { p: [], s: [], r: [], sk: [], o: [] };
  let angle = 0;
  for (const { from, to, tween, runsOn, samples } of spans) {
    const values = samples.map(({ matrix, opacity }): Values => {
      const parts = placeParts(matrix, anchor);
      const [x, y] = parts.p;
      angle = nearestTurn(parts.r[0], angle);
      return { ...parts, p: [x - origin.x, y - origin.y], r: [angle], o: [opacity * 100] };
    });
    if (values.length === 0) continue;
    const size = values.reduce((most, { s: [x, y] }) => Math.max(most, Math.abs(x), Math.abs(y)), 0) / 100;
    const tolerances = tolerancesOf(radius, size);
    const fitted =
      tween && !bake ? fit(tween, { from, to, values, samples, anchor, origin, tolerances }) : undefined;
    if (fitted) angle = nearestTurn(fitted.r.at(-1)?.to?.v[0] ?? angle, angle);
    for (const name of NAMES) {
      const own = fitted?.[name] ?? byFrames(name, values, samples, bake, runsOn, tolerances[name]);
      for (const step of own) steps[name].push(step);
    }
  }
  const [x, y] = [anchor.x - shift.x, anchor.y - shift.y];
  const property = (name: Name): LottieTransform['p'] => propertyOf(steps[name], DIGITS[name]);
  const sk = property('sk');
  const isLeaning = sk.a === 1 || sk.k !== 0;
  return {
    o: property('o'),
    r: property('r'),
    p: property('p'),
    a: propertyOf([{ t: 0, v: [x, y], way: 'hold' }], 3),
    s: property('s'),
    ...(isLeaning ? { sk, sa: { a: 0, k: 0 } as const } : {}),
  };
}

/** What the positions of an object are relative to. */
interface PlaceFrame {
  readonly anchor: Point;
  /** The zero point of the layer's content, in the coordinates of the object. */
  readonly shift: Point;
  readonly origin: Point;
  readonly radius: number;
  readonly bake: boolean;
}

function tolerancesOf(radius: number, size: number): Record<Name, number> {
  const reach = Math.max(radius, 1);
  const angle = ((PIXELS / Math.max(reach * size, 1)) * 180) / Math.PI;
  return { p: PIXELS, s: (100 * PIXELS) / reach, r: angle, sk: angle, o: PER_CENT };
}

function byFrames(
  name: Name,
  values: readonly Values[],
  samples: readonly PlaceSample[],
  bake: boolean,
  runsOn: boolean,
  tolerance: number,
): KeyStep[] {
  const list = samples.map(({ t, length }, i) => ({ t, length, v: values[i][name] }));
  const steps = bake ? [] : evenRuns(list, tolerance / 3);
  // An even way costs more room than a step that does not move: it has to be worth it.
  if (bake || steps.length > WORTHWHILE * list.length) return list.map(({ t, v }) => ({ t, v, way: 'hold' }));
  const last = steps.at(-1);
  if (last && runsOn) steps[steps.length - 1] = { ...last, way: 'even' };
  return steps;
}

interface Fitting {
  readonly from: number;
  readonly to: number;
  readonly values: readonly Values[];
  readonly samples: readonly PlaceSample[];
  readonly anchor: Point;
  readonly origin: Point;
  readonly tolerances: Record<Name, number>;
}

const WHOLE = { position: 1, rotation: 1, scale: 1 };

/** The steps of a tween; undefined if keyframes do not meet its frames. */
function fit(tween: PlaceTween, fitting: Fitting): Steps | undefined {
  const ends = endsOf(tween, fitting);
  if (!ends) return undefined;
  const ease = easeFunction(tween.span.ease);
  for (const count of PIECES) {
    const pieces = easePieces(ease, count);
    if (pieces && meets(pieces, ends, fitting)) return stepsOf(pieces, ends, fitting);
  }
  return undefined;
}

interface Ends {
  readonly start: Values;
  readonly end: Values;
}

function endsOf(
  { span, from, pivots, opacities }: PlaceTween,
  { values, anchor, origin }: Fitting,
): Ends | undefined {
  if (Math.hypot(pivots[0].x - anchor.x, pivots[0].y - anchor.y) > 0.05) return undefined;
  const { target, turning, scales } = span;
  const parts = (matrix: Matrix, to: Matrix, share: 0 | 1): ReturnType<typeof tweenedParts> => {
    const progress =
      share === 0 ? { position: 0, rotation: 0, scale: 0 } : { ...WHOLE, scale: scales ? 1 : 0 };
    return tweenedParts(matrix, to, progress, turning);
  };
  const [first, last] = [parts(from, target.matrix, 0), parts(from, target.matrix, 1)];
  const [start, end] = [linearParts(first), linearParts(last)];
  // Players do not change a shear evenly.
  if (Math.abs(first.skewX - first.skewY - (last.skewX - last.skewY)) > 0.02) return undefined;
  const angle = nearestTurn(start.r[0], values[0].r[0]);
  const positionOf = (matrix: Matrix, pivot: Point): number[] => {
    const { x, y } = apply(matrix, pivot);
    return [x - origin.x, y - origin.y];
  };
  return {
    start: { ...start, p: positionOf(from, pivots[0]), r: [angle], o: [opacities[0] * 100] },
    end: {
      ...end,
      p: positionOf(target.matrix, pivots[1]),
      r: [angle + last.skewY - first.skewY],
      sk: start.sk,
      o: [opacities[1] * 100],
    },
  };
}

function meets(pieces: readonly EasePiece[], { start, end }: Ends, fitting: Fitting): boolean {
  const { from, to, values, samples, tolerances } = fitting;
  return samples.every(({ t }, i) => {
    const progress = progressBy(pieces, (t - from) / (to - from));
    return NAMES.every((name) =>
      values[i][name].every(
        (value, axis) =>
          Math.abs(mixed(start[name][axis], end[name][axis], progress) - value) <= tolerances[name],
      ),
    );
  });
}

function stepsOf(pieces: readonly EasePiece[], { start, end }: Ends, { from, to }: Fitting): Steps {
  const steps = {} as Steps;
  for (const name of NAMES) {
    const at = (progress: number): number[] =>
      start[name].map((value, axis) => mixed(value, end[name][axis], progress));
    steps[name] = pieces.map((piece) => ({
      t: from + piece.from * (to - from),
      v: at(piece.start),
      way: piece.way,
      to: { t: from + piece.to * (to - from), v: at(piece.end) },
    }));
  }
  return steps;
}

function mixed(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}
