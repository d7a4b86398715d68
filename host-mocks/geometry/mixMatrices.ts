import { compose, decompose, normalizeAngle } from './decompose';
import type { Matrix } from './matrix';

/**
 * A transformation on its way from one to another, as a classic tween shows it: scales, angles and place run evenly.
 * `turns`: full turns, clockwise ones positive; undefined for the shortest way.
 */
export function mixMatrices(from: Matrix, to: Matrix, progress: number, turns: number | undefined): Matrix {
  const start = decompose(from);
  const end = decompose(to);
  const mix = (one: number, other: number): number => one + (other - one) * progress;
  const angle = (one: number, other: number): number => {
    const shortest = normalizeAngle(other - one);
    if (turns === undefined) return one + shortest * progress;
    const along = turns < 0 ? ((shortest % 360) - 360) % 360 : ((shortest % 360) + 360) % 360;
    return one + (along + 360 * turns) * progress;
  };
  return {
    ...compose({
      scaleX: mix(start.scaleX, end.scaleX),
      scaleY: mix(start.scaleY, end.scaleY),
      skewX: angle(start.skewX, end.skewX),
      skewY: angle(start.skewY, end.skewY),
    }),
    tx: mix(from.tx, to.tx),
    ty: mix(from.ty, to.ty),
  };
}
