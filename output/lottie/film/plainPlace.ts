import type { LottieTransform } from '../LottieObjects';

/** The transform of what is where it is. */
export const PLAIN_PLACE: LottieTransform = {
  o: { a: 0, k: 100 },
  r: { a: 0, k: 0 },
  p: { a: 0, k: [0, 0] },
  a: { a: 0, k: [0, 0] },
  s: { a: 0, k: [100, 100] },
};
