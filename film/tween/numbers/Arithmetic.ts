import { type Linear, type Parts, compose } from '../../../geometry/decompose';
import { composeByTable } from './tableSine';

/**
 * The arithmetic of a release for matrices between keyframes: factors in steps of 1/65536, positions in twips. All
 * variants are derived from files that Adobe's programs published, see `tableSine` and `carriedMatrix`.
 */
export interface Arithmetic {
  /** The matrix of scales and angles. */
  compose(parts: Parts): Linear;
  /** A factor of an inverse, in steps. */
  factor(steps: number): number;
  /** The sum of two products, when matrices are joined. */
  sum(one: number, other: number): number;
  /** The sum of two products, when a point is transformed. */
  point(one: number, other: number): number;
  /** True if motion objects move evenly along their path; otherwise each coordinate follows its own curve. */
  readonly isAlongPaths: boolean;
}

function roundEach(one: number, other: number): number {
  return Math.round(one) + Math.round(other);
}

/** Flash rounds each product. */
export const FLASH: Arithmetic = {
  compose: composeByTable,
  factor: Math.round,
  sum: roundEach,
  point: roundEach,
  isAlongPaths: true,
};

/** Animate truncates a sum. */
export const ANIMATE: Arithmetic = {
  compose: composeByTable,
  factor: Math.trunc,
  sum: (one, other) => Math.trunc(one + other),
  point: (one, other) => Math.round(one + other),
  isAlongPaths: true,
};

/**
 * Later releases have no even speed along paths. Source: 290 positions in a document of release 20.5 and 67 in one of 19.2,
 * and the scripts published from them; a document of 15.1 still has it.
 */
export const ANIMATE_2019: Arithmetic = { ...ANIMATE, isAlongPaths: false };

/** And no table of sines. */
export const ANIMATE_2020: Arithmetic = { ...ANIMATE_2019, compose };

/** The last version that is known to calculate as Flash did: Flash CS6. */
const LAST_FLASH = 12;

/** The first version that is known to let each coordinate follow its own curve; 16 to 18 have not been seen. */
const FIRST_BY_COORDINATE = 19;

/** The first version with exact sines. 19 uses the table; 21 and 24 do not; 20 has not been seen. */
const FIRST_EXACT = 20;

/** The arithmetic of the program that saved a document, by the document's `majorVersion`. */
export function arithmeticOf(majorVersion: number): Arithmetic {
  if (majorVersion >= FIRST_EXACT) return ANIMATE_2020;
  if (majorVersion >= FIRST_BY_COORDINATE) return ANIMATE_2019;
  return majorVersion > LAST_FLASH ? ANIMATE : FLASH;
}
