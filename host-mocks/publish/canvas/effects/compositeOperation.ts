import { lookUp } from '../../../xml/lookUp';
import type { FilmContext } from '../film/FilmContext';

/** The player's composite operations by the host's words for blend modes. */
const OPERATIONS: Record<string, string> = {
  add: 'lighter',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  hardlight: 'hard-light',
  lighten: 'lighten',
  darken: 'darken',
  difference: 'difference',
};

/** The `compositeOperation` of a blend mode; an empty text for none. */
export function compositeOperation(mode: string): string {
  return lookUp(OPERATIONS, mode) ?? '';
}

/** Notes a blend mode that the player lacks. */
export function noteBlendMode(mode: string, film: FilmContext): void {
  if (mode !== 'normal' && compositeOperation(mode) === '')
    film.lose(`The blend mode "${mode}" is left out: the player has none like it.`);
}
