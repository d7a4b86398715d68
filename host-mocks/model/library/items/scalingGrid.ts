import { HostError } from '../../../../document/checks/HostError';
import { checkNumber, describeValue } from '../../../../document/checks/checkValue';
import { isEmpty } from '../../../../geometry/Box';
import { ContentBounds } from '../../../../film/bounds/ContentBounds';
import type { Timeline } from '../../timeline/Timeline';
import { roundBox } from '../../../../document/xfl/roundBox';
import { SCALING_GRID } from '../../../../document/xfl/schema/itemSchema';
import type { WritableAttributes } from '../../../../document/xfl/schema/XflAttribute';

/** The four guides of 9-slice scaling, in pixels from the registration point. */
export interface Grid {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
const { scaleGridLeft, scaleGridTop, scaleGridRight, scaleGridBottom } = SCALING_GRID;
const GUIDES = [scaleGridLeft, scaleGridTop, scaleGridRight, scaleGridBottom];

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

export function removeGrid(symbol: WritableAttributes): void {
  for (const { name } of GUIDES) symbol.setAttr(name, null);
}

export function writeGrid(symbol: WritableAttributes, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    throw new HostError(
      `SymbolItem.scalingGridRect: expected an object {left, top, right, bottom}, got ${describeValue(value)}`,
    );
  }
  const grid = value as Partial<Grid>;
  const sides = SIDES.map((side) => checkNumber(`SymbolItem.scalingGridRect.${side}`, grid[side]));
  GUIDES.forEach((guide, i) => {
    guide.write(symbol, sides[i]);
  });
}
