import { describeArgument } from '../../host/describeValue';
import { isArray } from '../../host/isArray';
import { suggest } from '../../text/nearest';
import { outOfRange, wrongArgument } from '../support/check';
import { hasOwn, ownNames } from '../../text/own';

/** A point of an ease curve: the share of the time and the share of the way, from (0, 0) to (1, 1). */
export interface EasePoint {
  x: number;
  y: number;
}

/** How a tween speeds up and slows down: -100 to 100, a name such as `cubicInOut`, or the points of a curve. */
export type Easing = number | string | EasePoint[];

/** An easing ready to be set: the slider, or a curve. */
export type ReadyEasing = { slider: number } | { curve: EasePoint[] };

type Ease = (time: number) => number;

/**
 * The eases that speed up, with the constants of Adobe's own export to CreateJS, and the times that divide them
 * into pieces: each piece is a cubic through four of its points, exact for the first three families and for bounce.
 */
const FAMILIES: Record<string, { ease: Ease; times: number[] }> = {
  quad: { ease: (t) => t * t, times: pieces(1) },
  cubic: { ease: (t) => t * t * t, times: pieces(1) },
  back: { ease: (t) => t * t * (2.7 * t - 1.7), times: pieces(1) },
  quart: { ease: (t) => t * t * t * t, times: pieces(3) },
  quint: { ease: (t) => t * t * t * t * t, times: pieces(4) },
  sine: { ease: (t) => 1 - Math.cos((t * Math.PI) / 2), times: pieces(2) },
  circ: { ease: (t) => 1 - Math.sqrt(1 - t * t), times: [0, 0.5, 0.75, 0.9, 0.97, 0.995, 1] },
  bounce: { ease: (t) => 1 - bounce(1 - t), times: [0, 1 / 11, 3 / 11, 7 / 11, 1] },
  elastic: { ease: (t) => elastic(t, 0.3), times: pieces(20) },
};

/** The eases of families that have other constants for InOut. */
const BOTH_WAYS: Record<string, Ease> = {
  back: (t) => t * t * (3.5925 * t - 2.5925),
  elastic: (t) => elastic(t, 0.45),
};

function pieces(count: number): number[] {
  const times: number[] = [];
  for (let i = 0; i <= count; i++) times.push(i / count);
  return times;
}

function bounce(t: number): number {
  if (t < 4 / 11) return 7.5625 * t * t;
  if (t < 8 / 11) return 7.5625 * (t - 6 / 11) * (t - 6 / 11) + 0.75;
  if (t < 10 / 11) return 7.5625 * (t - 9 / 11) * (t - 9 / 11) + 0.9375;
  return 7.5625 * (t - 21 / 22) * (t - 21 / 22) + 0.984375;
}

function elastic(t: number, period: number): number {
  return -Math.pow(2, 10 * (t - 1)) * Math.sin(((t - 1 - period / 4) * 2 * Math.PI) / period);
}

const STRAIGHT: EasePoint[] = curveOf((time) => time, pieces(1));

const NAME = /^(\w+?)(InOut|In|Out)$/;

/** All names, for suggestions. */
function easeNames(): string[] {
  const names: string[] = ['none', 'linear'];
  const families = ownNames(FAMILIES);
  for (let i = 0; i < families.length; i++) {
    names.push(families[i] + 'In', families[i] + 'Out', families[i] + 'InOut');
  }
  return names;
}

/** The points of a curve that runs through an ease in cubic pieces. */
function curveOf(ease: Ease, times: number[]): EasePoint[] {
  const points: EasePoint[] = [{ x: 0, y: 0 }];
  for (let i = 1; i < times.length; i++) {
    const from = times[i - 1];
    const third = (times[i] - from) / 3;
    const a = ease(from);
    const b = ease(from + third);
    const c = ease(from + 2 * third);
    const d = ease(times[i]);
    points.push({ x: from + third, y: (-5 * a + 18 * b - 9 * c + 2 * d) / 6 });
    points.push({ x: from + 2 * third, y: (2 * a - 9 * b + 18 * c - 5 * d) / 6 });
    points.push({ x: times[i], y: d });
  }
  points[points.length - 1] = { x: 1, y: 1 };
  return points;
}

/** The times of a mirrored ease, or of both halves. */
function mirrored(times: number[]): number[] {
  const back: number[] = [];
  for (let i = times.length - 1; i >= 0; i--) back.push(1 - times[i]);
  return back;
}

function halves(times: number[]): number[] {
  const both: number[] = [];
  for (let i = 0; i < times.length; i++) both.push(times[i] / 2);
  const second = mirrored(times);
  for (let i = 1; i < second.length; i++) both.push(0.5 + second[i] / 2);
  return both;
}

function namedCurve(method: string, name: string): ReadyEasing {
  if (name === 'none' || name === 'linear') return { slider: 0 };
  const parts = NAME.exec(name);
  if (!parts || !hasOwn(FAMILIES, parts[1])) {
    const hint = suggest(name, easeNames());
    throw new TypeError(`${method}(): unknown ease ${describeArgument(name)}; ${hint}`);
  }
  const { ease, times } = FAMILIES[parts[1]];
  if (parts[2] === 'In') return { curve: curveOf(ease, times) };
  if (parts[2] === 'Out') return { curve: curveOf((t) => 1 - ease(1 - t), mirrored(times)) };
  const half = BOTH_WAYS[parts[1]] || ease;
  const whole: Ease = (t) => (t < 0.5 ? half(2 * t) / 2 : 1 - half(2 - 2 * t) / 2);
  return { curve: curveOf(whole, halves(times)) };
}

function isPoint(value: unknown): value is EasePoint {
  const point = value as Partial<EasePoint> | null | undefined;
  if (!point || typeof point.x !== 'number' || typeof point.y !== 'number') return false;
  return isFinite(point.y);
}

const CURVE = 'the points { x, y } of a curve: 4, 7, 10 …, from (0, 0) to (1, 1), x rising from 0 to 1';

/** True for points as the host takes them: an end and two handles for each piece, the handles within its time. */
function isCurve(points: unknown[]): points is EasePoint[] {
  const last = points.length - 1;
  if (last % 3 !== 0) return false;
  for (let i = 0; i <= last; i++) if (!isPoint(points[i])) return false;
  const curve = points as EasePoint[];
  for (let i = 0; i < last; i += 3) {
    const { x: from } = curve[i];
    const { x: to } = curve[i + 3];
    if (!(from < to && isWithin(curve[i + 1].x, from, to) && isWithin(curve[i + 2].x, from, to)))
      return false;
  }
  return isAt(curve[0], 0) && isAt(curve[last], 1);
}

function isWithin(value: number, from: number, to: number): boolean {
  return from <= value && value <= to;
}

function isAt({ x, y }: EasePoint, position: number): boolean {
  return x === position && y === position;
}

/**
 * Reads an easing.
 *
 * @throws TypeError or RangeError for anything that is none
 */
export function readEasing(method: string, easing: unknown): ReadyEasing {
  if (typeof easing === 'string') return namedCurve(method, easing);
  if (isArray(easing)) {
    if (!isCurve(easing)) throw wrongArgument(method, 'easing', CURVE, easing);
    return { curve: easing };
  }
  if (typeof easing !== 'number') {
    throw wrongArgument(method, 'easing', 'a Number, the name of an ease or an Array of points', easing);
  }
  if (!(easing >= -100 && easing <= 100) || Math.floor(easing) !== easing) {
    throw outOfRange(method, 'easing', 'a whole Number from -100 to 100', easing);
  }
  return { slider: easing };
}

/**
 * Gives a tween an easing. A curve that no longer counts becomes straight, because the host keeps it and still returns
 * it. Host members: `tweenEasing`, `hasCustomEase`, `useSingleEaseCurve`, `setCustomEase`.
 */
export function setEasing(frame: Frame, easing: ReadyEasing): void {
  if ('slider' in easing) {
    if (frame.hasCustomEase) {
      frame.setCustomEase('all', STRAIGHT as never);
      frame.hasCustomEase = false;
    }
    frame.tweenEasing = easing.slider;
    return;
  }
  // In the order of the program's own script MotionXML.jsfl, which the command Import Motion XML runs.
  frame.useSingleEaseCurve = true;
  frame.setCustomEase('all', easing.curve as never);
  frame.hasCustomEase = true;
}
