import type { Matrix } from '../../../geometry/matrix';
import type { Curve } from '../../../geometry/planar/Curve';

/** The measures of a face, in sizes. */
export interface FaceMetrics {
  /** Above the base line. */
  ascent: number;
  /** Below the base line. */
  descent: number;
  /** True for a character with a glyph of its own; absent where that is not known. */
  has?(character: string): boolean;
  /** From one character to the next. */
  advance(character: string): number;
  /** What is added between two characters; mostly negative, or 0. */
  kerning(left: string, right: string): number;
  /** The outline of a character, whose unit is the size, as closed curves after a matrix; undefined if it is not available. */
  outline?(character: string, matrix: Matrix): Curve[] | undefined;
}
