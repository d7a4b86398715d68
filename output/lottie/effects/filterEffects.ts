import { byFilter, type ByFilter, type FilterOf } from '../../../document/xfl/effects/DocumentFilter';
import { filterRow } from '../../../document/xfl/schema/filterSchema';
import { blurDeviation } from '../../svg/filters/parts';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { LottieFilm } from '../film/LottieFilm';
import { rounded } from '../keyframes/rounded';
import { unitColor } from '../shapes/solidNumbers';

/** lottie-web blurs by so much of what the effect says. */
const DEVIATION = 0.3;

/** What each kind of filter becomes; undefined if players have nothing like it. */
export const FILTER_EFFECTS: ByFilter<[], unknown> = {
  BlurFilter: blurEffect,
  DropShadowFilter: (filter) => shadowEffect(filter, filter.distance, filter.angle),
  GlowFilter: (filter) => shadowEffect(filter, 0, 45),
  BevelFilter: () => undefined,
  GradientGlowFilter: () => undefined,
  GradientBevelFilter: () => undefined,
  AdjustColorFilter: () => undefined,
};

/** Blurs, drop shadows and glows as effects, which some players show; undefined for none. */
export function filterEffects(element: FilmElement, film: LottieFilm): unknown[] | undefined {
  const effects: unknown[] = [];
  const { filters, unknown } = element.filters;
  for (const filter of filters) {
    const { word } = filterRow(filter.tag);
    const effect = byFilter(FILTER_EFFECTS, filter);
    if (effect === undefined) film.lose(`The ${word} is left out: players have none.`);
    else {
      effects.push(effect);
      film.lose(`The ${word} is an effect, which not every player shows.`);
      if ('strength' in filter && filter.strength > 1)
        film.lose(`The strength of the ${word} is left out: players have none.`);
    }
  }
  for (const name of unknown) film.lose(`The ${name} is left out: players have none.`);
  return effects.length > 0 ? effects : undefined;
}

const number = (value: number): unknown => ({ ty: 0, v: { a: 0, k: rounded(value, 3) } });

function blurEffect(filter: FilterOf<'BlurFilter'>): unknown {
  const [x, y] = [blurDeviation(filter, 'blurX'), blurDeviation(filter, 'blurY')];
  const axes = y < 0.01 ? 2 : x < 0.01 ? 3 : 1;
  const choice = (value: number): unknown => ({ ty: 7, v: { a: 0, k: value } });
  const size = axes === 1 ? (x + y) / 2 : Math.max(x, y);
  return { ty: 29, nm: 'blur', en: 1, ef: [number(size / DEVIATION), choice(axes), choice(0)] };
}

function shadowEffect(
  filter: FilterOf<'DropShadowFilter' | 'GlowFilter'>,
  distance: number,
  angle: number,
): unknown {
  const { tag, inner, knockout, hideObject, alpha, color, strength } = filter;
  if (inner || knockout || hideObject) return undefined;
  const blur = (blurDeviation(filter, 'blurX') + blurDeviation(filter, 'blurY')) / 2;
  return {
    ty: 25,
    nm: filterRow(tag).word,
    en: 1,
    ef: [
      { ty: 2, v: { a: 0, k: [...unitColor(color), 1] } },
      number(255 * alpha * Math.min(1, strength)),
      // Lottie counts angles from the top.
      number(angle + 90),
      number(distance),
      number(blur * 4),
      { ty: 7, v: { a: 0, k: 0 } },
    ],
  };
}
