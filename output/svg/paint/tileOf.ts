import { type Box, transformBox } from '../../../geometry/Box';
import { type Matrix, concat, invert, translation } from '../../../geometry/matrix';

/** Space around what is painted, as a share of its size, and in pixels of the bitmap: pixels of the picture may be larger. */
const SHARE = 0.5;
const ROOM = 4;

interface Size {
  width: number;
  height: number;
}

/** What is repeated to fill a shape with a bitmap. */
interface Tile {
  /** In pixels of the bitmap. Without a corner it is at the zero point. */
  part: Size & { x?: number; y?: number };
  /** From there to the coordinates of what is painted. */
  matrix: Matrix;
}

/**
 * The whole bitmap, or the part of it that a shape shows.
 *
 * @param extent - holds what is painted; undefined for the whole bitmap
 */
export function tileOf({ width, height }: Size, matrix: Matrix, extent?: Box): Tile {
  const whole = { part: { width, height }, matrix };
  const inverse = extent && invert(matrix);
  if (!inverse) return whole;
  const { left, top, right, bottom } = transformBox(extent, inverse);
  const across = cut(left, right, width);
  const down = cut(top, bottom, height);
  if (!across || !down) return whole;
  const part = { x: across.from, y: down.from, width: across.size, height: down.size };
  return { part, matrix: concat(matrix, translation(across.period, down.period)) };
}

/** The part of a period that holds what is seen and the space around it; undefined if none does. */
function cut(
  low: number,
  high: number,
  length: number,
): { from: number; size: number; period: number } | undefined {
  const room = ROOM + SHARE * (high - low);
  const [first, last] = [Math.floor(low - room), Math.ceil(high + room)];
  const period = Math.floor(first / length) * length;
  if (!(last > first && last - period <= length)) return undefined;
  return { from: first - period, size: last - first, period };
}
