import type { Matrix, Point } from '../../../geometry/matrix';
import { apply } from '../../../geometry/matrix';
import { decompose, rotationOf, type Parts } from '../../../geometry/decompose';
import { fixed, inTwips } from '../code/fixed';
import { quoteText } from '../code/quote';

/** Properties of an object of the player, by name. Places in pixels, angles in degrees. */
export type Values = Readonly<Record<string, number | boolean | string>>;

/** The properties that place an object, in the order of `setTransform`, and their defaults. */
export const TRANSFORM = {
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  rotation: 0,
  skewX: 0,
  skewY: 0,
  regX: 0,
  regY: 0,
} as const;

/** The defaults of other properties. */
export const PLAIN: Values = { ...TRANSFORM, alpha: 1, visible: true, compositeOperation: '' };

/**
 * The place of an object: `x` and `y` are where its point `reg` is. Places of documents are whole twips; those
 * between keyframes have four decimals.
 */
export function transformValues(matrix: Matrix, reg: Point, isBetween: boolean): Values {
  const parts = decompose(matrix);
  const point = apply(matrix, reg);
  const coordinate = (value: number): number => (isBetween ? fixed(value, 4) : inTwips(value));
  return {
    regX: reg.x,
    regY: reg.y,
    x: coordinate(point.x),
    y: coordinate(point.y),
    scaleX: fixed(parts.scaleX, 4),
    scaleY: fixed(parts.scaleY, 4),
    ...angles(parts),
  };
}

/** One rotation where both axes turn alike, otherwise a skew of each. */
export function angles(parts: Parts): Values {
  const rotation = rotationOf(parts);
  if (!Number.isNaN(rotation)) return { rotation: fixed(rotation, 4), skewX: 0, skewY: 0 };
  return { rotation: 0, skewX: fixed(parts.skewX, 4), skewY: fixed(parts.skewY, 4) };
}

/**
 * The values of `after` that differ from those of `before`. Angles a full turn apart look the same.
 *
 * @param isTurning - true where an object turns from the one to the other, so that full turns count
 */
export function changes(before: Values, after: Values, isTurning = false): Values {
  const changed: Record<string, Values[string]> = {};
  for (const [name, value] of Object.entries(after)) {
    const old = before[name] ?? PLAIN[name];
    if (old !== value && (isTurning || !isSame(name, old, value))) changed[name] = value;
  }
  return changed;
}

const ANGLES = new Set(['rotation', 'skewX', 'skewY']);

function isSame(name: string, one: Values[string] | undefined, other: Values[string]): boolean {
  if (!ANGLES.has(name) || typeof one !== 'number' || typeof other !== 'number') return false;
  return Math.abs((one - other) % 360) < 1e-9;
}

export function isEmpty(values: Values): boolean {
  return Object.keys(values).length === 0;
}

/** `{x:5,alpha:0.5}`. */
export function valuesCode(values: Values): string {
  const entries = Object.entries(values).map(([name, value]) => `${name}:${valueCode(value)}`);
  return `{${entries.join(',')}}`;
}

export function valueCode(value: Values[string]): string {
  return typeof value === 'string' ? quoteText(value) : String(value);
}
