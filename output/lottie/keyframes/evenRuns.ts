import type { KeyStep } from './KeyStep';

/** A value that holds for some frames. */
export interface Sample {
  readonly t: number;
  readonly length: number;
  readonly v: readonly number[];
}

/**
 * The fewest steps that lead through samples as they follow each other: those on one straight way become one step.
 *
 * @param tolerance - by how much a value may be passed
 */
export function evenRuns(samples: readonly Sample[], tolerance: number): KeyStep[] {
  const steps: KeyStep[] = [];
  let at = 0;
  while (at < samples.length) {
    const from = samples[at];
    const end = runEnd(samples, at, tolerance);
    if (end === at) {
      steps.push({ t: from.t, v: from.v, way: 'hold' });
      at++;
      continue;
    }
    const to = samples[end];
    const isStill = from.v.every((value, i) => value === to.v[i]);
    steps.push({ t: from.t, v: from.v, way: isStill ? 'hold' : 'even' });
    at = end;
    if (end < samples.length - 1) continue;
    steps.push({ t: to.t, v: to.v, way: 'hold' });
    break;
  }
  return steps;
}

/** The last sample that an even way from the first one can reach without passing any between. */
function runEnd(samples: readonly Sample[], start: number, tolerance: number): number {
  const from = samples[start];
  const low = from.v.map(() => -Infinity);
  const high = from.v.map(() => Infinity);
  let end = start;
  for (let i = start + 1; i < samples.length; i++) {
    if (samples[i - 1].length > 1 || samples[i].t !== samples[i - 1].t + 1) break;
    const time = samples[i].t - from.t;
    const slopes = samples[i].v.map((value, axis) => (value - from.v[axis]) / time);
    if (slopes.every((slope, axis) => slope >= low[axis] && slope <= high[axis])) end = i;
    samples[i].v.forEach((value, axis) => {
      low[axis] = Math.max(low[axis], (value - tolerance - from.v[axis]) / time);
      high[axis] = Math.min(high[axis], (value + tolerance - from.v[axis]) / time);
    });
    if (low.some((value, axis) => value > high[axis])) break;
  }
  return end;
}
