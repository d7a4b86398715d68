import { SCALING_GRID } from '../schema/itemSchema';
import type { HasAttributes } from '../schema/XflAttribute';

const GUIDES = Object.values(SCALING_GRID);

/** The guides of 9-slice scaling, in pixels from the registration point; undefined for a symbol without them. */
export function scalingGridOf(
  symbol: HasAttributes,
): { left: number; top: number; right: number; bottom: number } | undefined {
  if (GUIDES.every(({ name }) => symbol.attr(name) === undefined)) return undefined;
  return {
    left: SCALING_GRID.scaleGridLeft.read(symbol),
    top: SCALING_GRID.scaleGridTop.read(symbol),
    right: SCALING_GRID.scaleGridRight.read(symbol),
    bottom: SCALING_GRID.scaleGridBottom.read(symbol),
  };
}
