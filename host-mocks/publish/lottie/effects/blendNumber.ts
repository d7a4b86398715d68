import { lookUp } from '../../../xml/lookUp';
import type { LottieFilm } from '../film/LottieFilm';

const ADD = 16;

/** Lottie's blend modes by the host's words. */
const NUMBERS: Record<string, number> = {
  multiply: 1,
  screen: 2,
  overlay: 3,
  darken: 4,
  lighten: 5,
  hardlight: 8,
  difference: 10,
  add: ADD,
};

/** The blend mode of a layer; undefined for none, and, noted, for one that players lack. */
export function blendNumber(mode: string, film: LottieFilm): number | undefined {
  if (mode === 'normal') return undefined;
  const number = lookUp(NUMBERS, mode);
  if (number === undefined) film.lose(`The blend mode "${mode}" is left out: players have none like it.`);
  else if (number === ADD)
    film.lose('The blend mode "add" counts in some players only: lottie-web has none.');
  return number;
}
