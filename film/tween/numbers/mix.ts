/** Interpolates linearly between two values; `progress` is 0 at the first and 1 at the second. */
export function mix(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}
