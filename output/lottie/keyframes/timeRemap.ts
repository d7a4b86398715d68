import type { LottieNumbers } from '../LottieObjects';
import { propertyOf, type KeyStep } from './KeyStep';

/** The frame of a symbol that is shown for some time. */
export interface ShownTime {
  readonly t: number;
  readonly length: number;
  readonly frame: number;
}

/** Frames by which a time is after the beginning of its frame, so that rounding never gives the frame before. */
const WITHIN = 0.001;

/** When the time of a symbol began, if it simply continues; otherwise its time in seconds as keyframes. */
export function timeRemap(
  shown: readonly ShownTime[],
  frameRate: number,
  bake: boolean,
): { st: number; tm?: LottieNumbers } {
  const [{ t, frame }] = shown;
  const continues = shown.every((one) => one.t - one.frame === t - frame && one.length === 1);
  if (continues) return { st: t - frame };
  const seconds = (frames: readonly number[]): number[] =>
    frames.map((value) => (value + WITHIN) / frameRate);
  const steps = timeSteps(shown, bake).map(({ to, ...step }) => ({
    ...step,
    v: seconds(step.v),
    ...(to ? { to: { t: to.t, v: seconds(to.v) } } : {}),
  }));
  return { st: 0, tm: propertyOf(steps, 5) };
}

/** Frames that follow each other, forwards or backwards, are one step. */
function timeSteps(shown: readonly ShownTime[], bake: boolean): KeyStep[] {
  const steps: KeyStep[] = [];
  let at = 0;
  while (at < shown.length) {
    const { t, frame, length } = shown[at];
    const pace = length === 1 && !bake ? paceTo(shown, at) : 0;
    let end = at;
    while (end + 1 < shown.length && paceTo(shown, end) === pace && pace !== 0) end++;
    if (end > at) {
      steps.push({ t, v: [frame], way: 'even', to: { t: shown[end].t, v: [shown[end].frame] } });
      steps.push({ t: shown[end].t, v: [shown[end].frame], way: 'hold' });
    } else steps.push({ t, v: [frame], way: 'hold' });
    at = end + 1;
  }
  return steps;
}

/** 1 or -1 where the next frame follows this one at once, otherwise 0. */
function paceTo(shown: readonly ShownTime[], at: number): number {
  const next = shown.at(at + 1);
  const { t, length, frame } = shown[at];
  if (!next || next.t !== t + 1 || length !== 1) return 0;
  const pace = next.frame - frame;
  return pace === 1 || pace === -1 ? pace : 0;
}
