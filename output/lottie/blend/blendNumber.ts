import type { BlendMode } from '../../../document/xfl/schema/effectSchema';
import type { LottieFilm } from '../film/LottieFilm';

const ADD = 16;

/** Lottie's blend modes; undefined if it has none. */
const NUMBERS: Readonly<Record<BlendMode, number | undefined>> = {
  normal: 0,
  layer: undefined,
  multiply: 1,
  screen: 2,
  overlay: 3,
  hardlight: 8,
  lighten: 5,
  darken: 4,
  difference: 10,
  add: ADD,
  subtract: undefined,
  invert: undefined,
  alpha: undefined,
  erase: undefined,
};

/** The blend mode of a layer; undefined for none, and, noted, for one that players lack. */
export function blendNumber(mode: BlendMode, film: LottieFilm): number | undefined {
  if (mode === 'normal') return undefined;
  const number = NUMBERS[mode];
  if (number === undefined) film.lose(`The blend mode "${mode}" is left out: players have none like it.`);
  else if (number === ADD)
    film.lose(
      'The blend mode "add" counts in players that have it, as ThorVG and lottie-android: lottie-web draws it as normal.',
    );
  return number;
}
