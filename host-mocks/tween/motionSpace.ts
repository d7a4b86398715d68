import type { Point } from '../geometry/matrix';
import { concatSpaces, shiftedSpace, turnedSpace, type Space, type SpacePoint } from '../geometry/Space';

/** What a motion object does in space at a frame. */
export interface SpaceMotion {
  /** The way of the transformation point from its place on the first frame, in pixels. */
  move: SpacePoint;
  /** The turns about the three axes, in degrees. */
  turns: SpacePoint;
}

/**
 * The transformation of an element in space, which follows its scales and skews in the plane. The transformation point goes from where it
 * is in the plane to its place in space; the turns are about it. Source: ActionScript's `fl.motion.Animator3D`, which
 * plays motion objects in movies.
 *
 * @param flat The transformation point in the plane.
 * @param start The same point in space on the first frame.
 */
export function motionSpace(flat: Point, start: SpacePoint, { move, turns }: SpaceMotion): Space {
  const place = { x: start.x + move.x, y: start.y + move.y, z: start.z + move.z };
  const toZero = shiftedSpace({ x: -flat.x, y: -flat.y, z: 0 });
  return concatSpaces(shiftedSpace(place), concatSpaces(turnedSpace(turns), toZero));
}
