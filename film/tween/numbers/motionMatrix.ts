import { decompose, type Linear } from '../../../geometry/decompose';
import { apply, concat, type Matrix } from '../../../geometry/matrix';
import type { Arithmetic } from './Arithmetic';
import { placeAt, type Placement } from './classicTween';

/** The parts of a matrix that a motion object sets at a frame. Parts that it omits stay as on the first frame. */
export interface MotionValues {
  /** Movement of the transformation point since the first frame, in pixels. */
  moveX?: number;
  moveY?: number;
  /** In degrees, clockwise, in addition to the skews. */
  rotation?: number;
  /** In degrees: the angles of the axes before the rotation. */
  skewX?: number;
  skewY?: number;
  /** 1 is the size of the symbol. */
  scaleX?: number;
  scaleY?: number;
}

/** Number of steps per degree to which the host rounds rotations between keyframes. */
const TURN_STEPS = 100;

/**
 * The matrix of an element that a motion object moves: scaled and skewed first, then rotated. Of 220 published matrices
 * all agree within 0.00013; if the angles are added up instead, 158 agree within 0.001.
 */
export function motionMatrix(
  { matrix, pivot }: Placement,
  values: MotionValues,
  { compose }: Arithmetic,
): Matrix {
  const first = decompose(matrix);
  const { moveX = 0, moveY = 0, rotation = 0 } = values;
  const { scaleX = first.scaleX, scaleY = first.scaleY } = values;
  const { skewX = first.skewX, skewY = first.skewY } = values;
  const turn = Math.trunc(rotation * TURN_STEPS) / TURN_STEPS;
  const turned = compose({ scaleX: 1, scaleY: 1, skewX: turn, skewY: turn });
  const skewed = compose({ scaleX, scaleY, skewX, skewY });
  const start = apply(matrix, pivot);
  return placeAt(concat(atZero(turned), atZero(skewed)), pivot, { x: start.x + moveX, y: start.y + moveY });
}

function atZero(linear: Linear): Matrix {
  return { ...linear, tx: 0, ty: 0 };
}
