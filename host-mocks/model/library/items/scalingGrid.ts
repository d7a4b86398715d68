import { HostError } from '../../../../document/checks/HostError';
import { checkNumber, describeValue } from '../../../../document/checks/checkValue';
import { isEmpty } from '../../../../geometry/Box';
import { ContentBounds } from '../../../../film/bounds/ContentBounds';
import type { Timeline } from '../../timeline/Timeline';
import { roundBox } from '../../../../document/xfl/roundBox';
import { formatNumber, readNumber, type WritableAttributes } from '../../../../document/xfl/attributes';

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

/**
 * The initial guides of a symbol: a quarter of its width and height from each edge (the help of Flash CC, "Edit movie
 * clip symbols with 9-slice scaling").
 */
export function firstGrid({ node, document }: Timeline): Grid {
  const box = ContentBounds.of(document.film).ofFrame(node, 0);
  if (isEmpty(box)) return { left: 0, top: 0, right: 0, bottom: 0 };
  const across = (box.right - box.left) / 4;
  const down = (box.bottom - box.top) / 4;
  const { left, top, right, bottom } = box;
  return roundBox({ left: left + across, top: top + down, right: right - across, bottom: bottom - down });
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
