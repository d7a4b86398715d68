import { concat, IDENTITY, type Matrix } from '../../geometry/matrix';
import { concatSpaces, flatSpace, type Space } from '../../geometry/Space';
import type { Segments } from '../../geometry/edges/Segments';
import type { Playing } from '../../film/playing/Playing';
import type { FilmElement } from '../../film/records/FilmElement';
import type { FilmLayer } from '../../film/records/FilmTimeline';
import { concatColors, NO_COLOR_TRANSFORM, type ColorTransform } from '../../document/xfl/ColorTransform';

/** The state that an element inherits from its surroundings. */
export interface State {
  /** From the element's parent coordinates to the stage. */
  readonly matrix: Matrix;
  readonly color: ColorTransform;
  /** True inside a mask: only where something is painted counts, not its colour. */
  readonly isMask: boolean;
  /** True inside an instance with the blend mode `layer`. */
  readonly isInLayer: boolean;
  /** A change of outlines that no matrix can express: by a 9-slice grid, or by perspective. */
  readonly reshaping?: Reshaping;
  /** Where elements are in space, if the symbol around them, or one farther out, is not flat on the stage. */
  readonly space?: SpaceAround;
  /** From the coordinates of paints to those of the paths that they fill, where these differ. */
  readonly paints?: Matrix;
  /** Paths of the symbols around the element: a symbol inside itself shows nothing. */
  readonly open: readonly string[];
  /** Layers and elements of the outermost timeline that are left out. */
  readonly without?: ReadonlySet<FilmLayer | FilmElement>;
  /** True where the outermost timeline shows its guide layers and hidden layers too, as in the editor. */
  readonly showsAll?: boolean;
  /** Where the element is in a film; undefined in a still picture, where movie clips show their first frame. */
  readonly playing?: Playing;
}

/** A change of outlines, in the coordinates of the symbol around the shapes. */
export interface Reshaping {
  /** The matrix for everything that is not a shape. */
  readonly scale: Matrix;
  /** The outline afterwards; undefined for one that is not seen. */
  outline(segments: Segments): Segments | undefined;
}

/**
 * The space around an element. It is drawn in the coordinates of one timeline: the one that holds the outermost instance
 * that is not flat on the stage.
 */
export interface SpaceAround {
  /** From the element's parent coordinates to space, in those coordinates. */
  readonly place: Space;
  /** From there to the stage, where the eye is. */
  readonly toStage: Matrix;
}

export const FIRST_STATE: State = {
  matrix: IDENTITY,
  color: NO_COLOR_TRANSFORM,
  isMask: false,
  isInLayer: false,
  open: [],
};

/** The state of what is inside an element with that matrix and colour effect. */
export function inside(state: State, matrix: Matrix, color: ColorTransform = NO_COLOR_TRANSFORM): State {
  return {
    ...state,
    matrix: concat(state.matrix, matrix),
    color: concatColors(state.color, color),
    space: state.space && movedIn(state.space, flatSpace(matrix)),
  };
}

/** The surroundings of what is at a place in others. */
export function movedIn({ place, toStage }: SpaceAround, inner: Space): SpaceAround {
  return { place: concatSpaces(place, inner), toStage };
}

/** The factor from an element's own coordinates to those of the stage: the square root of the area's growth. */
export function scaleOf({ a, b, c, d }: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
