import { decompose } from '../geometry/decompose';
import { apply, type Matrix } from '../geometry/matrix';
import { placeAt, type Placement } from './classicTween';
import { composeTweened } from './tableAngles';

/** The parts of a matrix that a motion object gives at a frame. A part that it leaves out stays as on the first frame. */
export interface MotionValues {
  /** The way of the transformation point from its place on the first frame, in pixels. */
  moveX?: number;
  moveY?: number;
  /** In degrees, clockwise. */
  rotation?: number;
  /** In degrees, besides the rotation. */
  skewX?: number;
  skewY?: number;
  /** 1 is the size of the symbol. */
  scaleX?: number;
  scaleY?: number;
}

/** The matrix of an element that a motion object carries. */
export function motionMatrix({ matrix, pivot }: Placement, values: MotionValues): Matrix {
  const first = decompose(matrix);
  const {
    moveX = 0,
    moveY = 0,
    rotation = first.skewY,
    skewX = first.skewX - first.skewY,
    skewY = 0,
    scaleX = first.scaleX,
    scaleY = first.scaleY,
  } = values;
  const linear = composeTweened({ scaleX, scaleY, skewX: rotation + skewX, skewY: rotation + skewY });
  const start = apply(matrix, pivot);
  return placeAt(linear, pivot, { x: start.x + moveX, y: start.y + moveY });
}
