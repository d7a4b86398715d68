import { HostError } from '../../../realm/HostError';
import { checkNumber, describeValue } from '../../../realm/checkValue';
import { formatNumber, readNumber, type WritableAttributes } from '../../xfl/attributes';

/** The four guides of 9-slice scaling, in pixels from the registration point. */
export interface Grid {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
const NAMES = {
  left: 'scaleGridLeft',
  top: 'scaleGridTop',
  right: 'scaleGridRight',
  bottom: 'scaleGridBottom',
};

export function hasGrid(symbol: WritableAttributes): boolean {
  return SIDES.some((side) => symbol.attr(NAMES[side]) !== undefined);
}

export function readGrid(symbol: WritableAttributes): Grid {
  return {
    left: readNumber(symbol, NAMES.left),
    top: readNumber(symbol, NAMES.top),
    right: readNumber(symbol, NAMES.right),
    bottom: readNumber(symbol, NAMES.bottom),
  };
}

export function removeGrid(symbol: WritableAttributes): void {
  for (const side of SIDES) symbol.setAttr(NAMES[side], null);
}

export function writeGrid(symbol: WritableAttributes, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    throw new HostError(
      `SymbolItem.scalingGridRect: expected an object {left, top, right, bottom}, got ${describeValue(value)}`,
    );
  }
  const grid = value as Partial<Grid>;
  const sides = SIDES.map((side) => checkNumber(`SymbolItem.scalingGridRect.${side}`, grid[side]));
  SIDES.forEach((side, i) => {
    symbol.setAttr(NAMES[side], formatNumber(sides[i]));
  });
}
