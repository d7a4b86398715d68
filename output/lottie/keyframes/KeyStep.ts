import type { LottieHandle, LottieKeyframe, LottieNumbers } from '../LottieObjects';
import { rounded } from './rounded';

/** How a value continues: it holds, changes evenly, or by the handles of an ease. */
type KeyWay = 'hold' | 'even' | { readonly o: LottieHandle; readonly i: LottieHandle };

/** A value from a frame on. */
export interface KeyStep {
  readonly t: number;
  readonly v: readonly number[];
  readonly way: KeyWay;
  /** What it runs to, and when, where that is not the next step. */
  readonly to?: { readonly t: number; readonly v: readonly number[] };
}

/** Time before a jump at which the value before it is written: players know one value for each keyframe. */
const JUMP = 0.01;

const EVEN = { o: { x: 0, y: 0 }, i: { x: 1, y: 1 } };

/** The property that goes through the steps, with so many decimals. A single number is written alone where it never changes. */
export function propertyOf(steps: readonly KeyStep[], digits: number): LottieNumbers {
  const exact = steps.map((step) => still({ ...step, v: all(step.v, digits) }, digits));
  const written = withEnds(exact, digits).filter(
    (step, i, list) => i === 0 || !(isHeld(list[i - 1]) && isHeld(step) && isSame(list[i - 1].v, step.v)),
  );
  const [first] = written;
  if (written.every(({ v }) => isSame(v, first.v)))
    return { a: 0, k: first.v.length === 1 ? first.v[0] : first.v };
  return { a: 1, k: written.map((step, i) => keyframeOf(step, i === written.length - 1)) };
}

/** A step that ends where it begins does not move. */
function still(step: KeyStep, digits: number): KeyStep {
  const isStill = step.to !== undefined && isSame(all(step.to.v, digits), step.v);
  return isStill ? { t: step.t, v: step.v, way: 'hold' } : step;
}

function all(values: readonly number[], digits: number): number[] {
  return values.map((value) => rounded(value, digits));
}

/** Puts in what steps run to, where the next step begins with another value. */
function withEnds(steps: readonly KeyStep[], digits: number): KeyStep[] {
  return steps.flatMap((step, i) => {
    const next = steps.at(i + 1);
    if (step.way === 'hold' || !step.to) return next ? [step] : [{ ...step, way: 'hold' }];
    const v = all(step.to.v, digits);
    if (next && next.t <= step.to.t && isSame(next.v, v)) return [step];
    const t = next && next.t <= step.to.t ? next.t - JUMP : step.to.t;
    return [step, { t, v, way: 'hold' }];
  });
}

function keyframeOf({ t, v, way }: KeyStep, isLast: boolean): LottieKeyframe<readonly number[]> {
  if (way === 'hold') return isLast ? { t, s: v } : { t, s: v, h: 1 };
  return { t, s: v, ...(way === 'even' ? EVEN : way) };
}

function isHeld({ way }: KeyStep): boolean {
  return way === 'hold';
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, i) => value === other[i]);
}
