import type { OverlayRule } from './overlay';

/**
 * The drawing mode that merges: the fill of the upper shape replaces what is below and hides the strokes there; lines
 * cut each other.
 */
export const MERGE: OverlayRule = {
  keepsOutside: true,
  fill: (base, top) => top || base,
  stroke: ({ base, top }) => top.stroke || (top.left && top.right ? 0 : base.stroke),
};

/** The area of the upper shape is removed from the lower one. */
export const PUNCH: OverlayRule = {
  keepsOutside: true,
  fill: (base, top) => (top ? 0 : base),
  stroke: ({ base, top }) => {
    if (top.left && top.right) return 0;
    const isBorder = top.left !== 0 || top.right !== 0;
    const outside = top.left ? base.right : base.left;
    return isBorder && !outside ? 0 : base.stroke;
  },
};

/** The lower shape is reduced to the area of the upper one. */
export const CROP: OverlayRule = {
  keepsOutside: false,
  fill: (base, top) => (top ? base : 0),
  stroke: ({ base, top }) => {
    if (top.left && top.right) return base.stroke;
    const inside = top.left ? base.left : top.right ? base.right : 0;
    return inside ? base.stroke : 0;
  },
};

/** The common area, with the fill of the upper shape and without strokes. */
export const INTERSECT: OverlayRule = {
  keepsOutside: false,
  fill: (base, top) => (base && top ? top : 0),
  stroke: () => 0,
};
