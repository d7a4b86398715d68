import { scalingGridOf } from '../../../document/xfl/items/scalingGridOf';
import type { FilmElement } from '../../../film/records/FilmElement';
import { sliceAxis, sliceSegments } from '../../../geometry/edges/sliceSegments';
import type { Matrix } from '../../../geometry/matrix';
import type { Drawing } from '../Drawing';
import type { Reshaping } from '../State';

/**
 * The stretching of an instance whose symbol has a scaling grid, and the rest of its matrix. Undefined if the grid
 * does not count: for graphics, for turned instances, and for those of the symbol's own size.
 */
export function slicedPlace(
  instance: FilmElement,
  matrix: Matrix,
  drawing: Drawing,
): { reshaping: Reshaping; place: Matrix } | undefined {
  const { a, b, c, d, tx, ty } = matrix;
  if (b !== 0 || c !== 0 || (Math.abs(a) === 1 && Math.abs(d) === 1)) return undefined;
  const symbol = instance.isGraphic ? undefined : drawing.film.item(instance.path);
  const grid = symbol && scalingGridOf(symbol);
  if (!grid) return undefined;
  const box = drawing.film.boundsOf(instance);
  if (box.left > box.right) return undefined;
  const [left, right] = [(box.left - tx) / a, (box.right - tx) / a].sort((one, other) => one - other);
  const [top, bottom] = [(box.top - ty) / d, (box.bottom - ty) / d].sort((one, other) => one - other);
  const [across, down] = [Math.abs(a), Math.abs(d)];
  const x = sliceAxis(left, right, grid.left, grid.right, across);
  const y = sliceAxis(top, bottom, grid.top, grid.bottom, down);
  return {
    reshaping: {
      scale: { a: across, b: 0, c: 0, d: down, tx: 0, ty: 0 },
      outline: (segments) => sliceSegments(segments, x, y),
    },
    place: { a: Math.sign(a), b: 0, c: 0, d: Math.sign(d), tx, ty },
  };
}
