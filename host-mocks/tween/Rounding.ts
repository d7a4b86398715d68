/**
 * How a program counts with matrices between keyframes: factors in steps of 1/65536, places in twips. Both ways follow
 * from what Adobe published, see `carriedMatrix`.
 */
export interface Rounding {
  /** A factor of an inverse, in steps. */
  factor(steps: number): number;
  /** The sum of two products, when matrices are joined. */
  sum(one: number, other: number): number;
  /** The sum of two products, when a point is brought somewhere. */
  point(one: number, other: number): number;
}

function roundEach(one: number, other: number): number {
  return Math.round(one) + Math.round(other);
}

/** Flash rounds each product. */
export const FLASH_ROUNDING: Rounding = { factor: Math.round, sum: roundEach, point: roundEach };

/** Animate drops what is behind the point of a sum. */
export const ANIMATE_ROUNDING: Rounding = {
  factor: Math.trunc,
  sum: (one, other) => Math.trunc(one + other),
  point: (one, other) => Math.round(one + other),
};

/** The last version that is known to count as Flash did: Flash CS6. */
const LAST_FLASH = 12;

/** The way of the program that saved a document, by the document's `majorVersion`. */
export function roundingOf(majorVersion: number): Rounding {
  return majorVersion > LAST_FLASH ? ANIMATE_ROUNDING : FLASH_ROUNDING;
}
