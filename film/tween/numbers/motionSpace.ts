import type { Point } from '../../../geometry/matrix';
import {
  concatSpaces,
  shiftedSpace,
  turnedSpace,
  type Space,
  type SpacePoint,
} from '../../../geometry/Space';

/** The 3D movement and rotation of a motion object at a frame. */
export interface SpaceMotion {
  /** Movement of the transformation point since the first frame, in pixels. */
  move: SpacePoint;
  /** Rotations about the three axes, in degrees. */
  turns: SpacePoint;
}

/**
 * The 3D transformation of an element, applied after its scales and skews in the plane. The transformation point moves
 * from its position in the plane to its position in space; the rotations are about it. Source: ActionScript's
 * `fl.motion.Animator3D`, which plays motion objects in movies.
 *
 * @param flat The transformation point in the plane.
 * @param start The same point in space on the first frame.
 */
export function motionSpace(flat: Point, start: SpacePoint, { move, turns }: SpaceMotion): Space {
  const position = { x: start.x + move.x, y: start.y + move.y, z: start.z + move.z };
  const toZero = shiftedSpace({ x: -flat.x, y: -flat.y, z: 0 });
  return concatSpaces(shiftedSpace(position), concatSpaces(turnedSpace(turns), toZero));
}
