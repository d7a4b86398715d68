import type { BlendMode } from '../../../document/xfl/schema/effectSchema';
import type { FilmContext } from '../film/FilmContext';

/** The player's composite operations; an empty text where it has none. */
export const OPERATIONS: Readonly<Record<BlendMode, string>> = {
  normal: '',
  layer: '',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  hardlight: 'hard-light',
  lighten: 'lighten',
  darken: 'darken',
  difference: 'difference',
  add: 'lighter',
  subtract: '',
  invert: '',
  alpha: '',
  erase: '',
};

/** The `compositeOperation` of a blend mode; an empty text for none. */
export function compositeOperation(mode: BlendMode): string {
  return OPERATIONS[mode];
}

/** Notes a blend mode that the player lacks. */
export function noteBlendMode(mode: BlendMode, film: FilmContext): void {
  if (mode !== 'normal' && compositeOperation(mode) === '')
    film.lose(`The blend mode "${mode}" is left out: the player has none like it.`);
}
