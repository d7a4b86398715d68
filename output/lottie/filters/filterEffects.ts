import {
  byFilter,
  type ByFilter,
  type DocumentFilter,
  type FilterOf,
} from '../../../document/xfl/effects/DocumentFilter';
import { filterRow } from '../../../document/xfl/schema/filterSchema';
import { adjustmentRows } from '../../svg/filters/adjustColor';
import { blurDeviation } from '../../svg/filters/parts';
import type { FilmElement } from '../../../film/records/FilmElement';
import { type Look, PLAIN_LOOK, shownColor } from '../film/Look';
import type { LottieFilm } from '../film/LottieFilm';
import { rounded } from '../keyframes/rounded';
import { unitColor } from '../paint/solidNumbers';

/** lottie-web blurs by so much of what the effect says. */
const DEVIATION = 0.3;

/** A filter that is no effect: it is carried out on each colour, by `adjustedLook`. */
const ON_COLORS = Symbol('on colours');

/** What each kind of filter becomes; undefined if players have nothing like it. @param look - of the colours that it adds */
export const FILTER_EFFECTS: ByFilter<[Look], unknown> = {
  BlurFilter: blurEffect,
  DropShadowFilter: (filter, look) => shadowEffect(filter, filter.distance, filter.angle, look),
  GlowFilter: (filter, look) => shadowEffect(filter, 0, 45, look),
  BevelFilter: () => undefined,
  GradientGlowFilter: () => undefined,
  GradientBevelFilter: () => undefined,
  AdjustColorFilter: () => ON_COLORS,
};

/** The look of what has filters: players have no effect that adjusts colours. @param around - of their result */
export function adjustedLook({ filters: { filters } }: FilmElement, around: Look): Look {
  // The last filter is the outermost.
  return filters.reduceRight((look, filter) => lookBefore(filter, look), around);
}

/** The look of what a filter changes, by that of its result. */
function lookBefore(filter: DocumentFilter, look: Look): Look {
  if (filter.tag !== 'AdjustColorFilter') return look;
  return { ...PLAIN_LOOK, adjusted: { rows: adjustmentRows(filter), around: look } };
}

/** The look of the result of each filter. The last filter is the outermost. */
function looksOf(filters: readonly DocumentFilter[], around: Look): Look[] {
  const looks: Look[] = [];
  let look = around;
  for (const filter of [...filters].reverse()) {
    looks.unshift(look);
    look = lookBefore(filter, look);
  }
  return looks;
}

/** Blurs, drop shadows and glows as effects, which some players show; undefined for none. @param around - the look of their result */
export function filterEffects(element: FilmElement, around: Look, film: LottieFilm): unknown[] | undefined {
  const effects: unknown[] = [];
  const { filters, unknown } = element.filters;
  const looks = looksOf(filters, around);
  for (const [at, filter] of filters.entries()) {
    const { word } = filterRow(filter.tag);
    const effect = byFilter(FILTER_EFFECTS, filter, looks[at] ?? around);
    if (effect === ON_COLORS) continue;
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
  look: Look,
): unknown {
  const { tag, inner, knockout, hideObject, strength } = filter;
  if (inner || knockout || hideObject) return undefined;
  const { rgb, alpha } = shownColor({ rgb: filter.color, alpha: filter.alpha }, look);
  const blur = (blurDeviation(filter, 'blurX') + blurDeviation(filter, 'blurY')) / 2;
  return {
    ty: 25,
    nm: filterRow(tag).word,
    en: 1,
    ef: [
      { ty: 2, v: { a: 0, k: [...unitColor(rgb), 1] } },
      number(255 * alpha * Math.min(1, strength)),
      // Lottie counts angles from the top.
      number(angle + 90),
      number(distance),
      number(blur * 4),
      { ty: 7, v: { a: 0, k: 0 } },
    ],
  };
}
