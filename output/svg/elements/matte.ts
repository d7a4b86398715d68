import type { FilmElement } from '../../../film/records/FilmElement';
import { isEmpty } from '../../../geometry/Box';
import type { Matrix } from '../../../geometry/matrix';
import type { Drawing } from '../Drawing';
import type { State } from '../State';
import { element } from '../svg';

/**
 * The opaque background of an instance that is cached as a bitmap without transparency: a rectangle of its colour as
 * large as what it paints, in whole pixels. Empty for other instances.
 *
 * @param place - the matrix with which the instance is drawn, on whole pixels
 */
export function matte(instance: FilmElement, place: Matrix, { matrix }: State, drawing: Drawing): string {
  if (!instance.cacheAsBitmap || instance.bits32) return '';
  const box = drawing.film.boundsOf(instance);
  if (isEmpty(box)) return '';
  const own = instance.matrix;
  const [x, y] = [box.left + place.tx - own.tx, box.top + place.ty - own.ty];
  const width = wholePixels(box.right - box.left, Math.hypot(matrix.a, matrix.b));
  const height = wholePixels(box.bottom - box.top, Math.hypot(matrix.c, matrix.d));
  return element('rect', { x, y, width, height, fill: instance.matteColor });
}

/** The length that covers whole pixels of the stage. Source: three movies. */
function wholePixels(length: number, scale: number): number {
  return scale === 0 ? length : Math.ceil(length * scale - ROUNDING) / scale;
}

const ROUNDING = 0.01;
