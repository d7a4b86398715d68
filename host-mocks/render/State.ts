import { concat, IDENTITY, type Matrix } from '../geometry/matrix';
import type { Slices } from './scalingGrid';
import { concatColors, NO_COLOR_TRANSFORM, type ColorTransform } from './ColorTransform';

/** The state that an element inherits from its surroundings. */
export interface State {
  /** From the element's parent coordinates to the stage. */
  readonly matrix: Matrix;
  readonly color: ColorTransform;
  /** True inside a mask: only where something is painted counts, not its colour. */
  readonly isMask: boolean;
  /** True inside an instance with the blend mode `layer`. */
  readonly isInLayer: boolean;
  /** The 9-slice grid that stretches the shapes of the symbol around them. */
  readonly slices?: Slices;
  /** From the coordinates of paints to those of the paths that they fill, where these differ. */
  readonly paints?: Matrix;
  /** Paths of the symbols around the element: a symbol inside itself shows nothing. */
  readonly open: readonly string[];
}

export const FIRST_STATE: State = {
  matrix: IDENTITY,
  color: NO_COLOR_TRANSFORM,
  isMask: false,
  isInLayer: false,
  open: [],
};

/** The state of what stands inside an element with that matrix and colour effect. */
export function inside(state: State, matrix: Matrix, color: ColorTransform = NO_COLOR_TRANSFORM): State {
  return { ...state, matrix: concat(state.matrix, matrix), color: concatColors(state.color, color) };
}

/** The factor from an element's own coordinates to those of the stage: the square root of the area's growth. */
export function scaleOf({ a, b, c, d }: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
