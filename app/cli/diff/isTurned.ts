import type { ElementFacts } from '../facts/Facts';

/** Error in degrees of the direction of an axis of length 1: players and files have matrices in 1/65536. */
const OFF = ((Math.SQRT1_2 / 65536) * 180) / Math.PI;
/** Facts have four digits. */
const DIGIT = 1e-4;

/** True if the angle changed by more than the rounding of a scaled matrix in a file explains. */
export function isTurned(before: ElementFacts, after: ElementFacts): boolean {
  const off = OFF / Math.abs(before.scaleX) + OFF / Math.abs(after.scaleX);
  return angleBetween(before.rotation, after.rotation) > off + DIGIT;
}

/** True if the angle between the axes changed by more than that. */
export function isSkewed(before: ElementFacts, after: ElementFacts): boolean {
  const lengths = [before, after].flatMap(({ scaleX, scaleY }) => [scaleX, scaleY]);
  const off = lengths.reduce((sum, length) => sum + OFF / Math.abs(length), 0);
  return angleBetween(before.skew, after.skew) > off + DIGIT;
}

/** In degrees, 0 to 180: 180° and -180° are one. */
function angleBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}
