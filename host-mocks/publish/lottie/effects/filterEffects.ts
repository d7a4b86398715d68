import { readFlag, readNumber } from '../../../model/xfl/attributes';
import { readRgb } from '../../../model/xfl/colors';
import { blurDeviation } from '../../../render/filters/parts';
import type { XmlNode } from '../../../xml/XmlNode';
import type { LottieFilm } from '../film/LottieFilm';
import { rounded } from '../keyframes/rounded';
import { unitColor } from '../shapes/solidNumbers';

/** Names for what is left out. */
const WORDS: Record<string, string> = {
  GlowFilter: 'glow',
  DropShadowFilter: 'drop shadow',
  BlurFilter: 'blur',
  BevelFilter: 'bevel',
  GradientGlowFilter: 'gradient glow',
  GradientBevelFilter: 'gradient bevel',
  AdjustColorFilter: 'colour adjustment',
};

/** lottie-web blurs by so much of what the effect says. */
const DEVIATION = 0.3;

/** Blurs, drop shadows and glows as effects, which some players show; undefined for none. */
export function filterEffects(node: XmlNode, film: LottieFilm): unknown[] | undefined {
  const effects: unknown[] = [];
  for (const filter of node.child('filters')?.children ?? []) {
    if (!readFlag(filter, 'isEnabled', true)) continue;
    const word = Object.hasOwn(WORDS, filter.name) ? WORDS[filter.name] : filter.name;
    const effect = filter.name === 'BlurFilter' ? blurEffect(filter) : shadowEffect(filter);
    if (!effect) film.lose(`The ${word} is left out: players have none.`);
    else {
      effects.push(effect);
      film.lose(`The ${word} is an effect, which not every player shows.`);
    }
  }
  return effects.length > 0 ? effects : undefined;
}

const number = (value: number): unknown => ({ ty: 0, v: { a: 0, k: rounded(value, 3) } });

function blurEffect(filter: XmlNode): unknown {
  const [x, y] = [blurDeviation(filter, 'blurX'), blurDeviation(filter, 'blurY')];
  const axes = y < 0.01 ? 2 : x < 0.01 ? 3 : 1;
  const choice = (value: number): unknown => ({ ty: 7, v: { a: 0, k: value } });
  const size = axes === 1 ? (x + y) / 2 : Math.max(x, y);
  return { ty: 29, nm: 'blur', en: 1, ef: [number(size / DEVIATION), choice(axes), choice(0)] };
}

function shadowEffect(filter: XmlNode): unknown {
  const isGlow = filter.name === 'GlowFilter';
  if (!isGlow && filter.name !== 'DropShadowFilter') return undefined;
  if (['inner', 'knockout', 'hideObject'].some((flag) => readFlag(filter, flag))) return undefined;
  const alpha = readNumber(filter, 'alpha', 1);
  const strength = Math.min(1, readNumber(filter, 'strength', 1));
  const blur = (blurDeviation(filter, 'blurX') + blurDeviation(filter, 'blurY')) / 2;
  const color = unitColor(readRgb(filter, 'color', isGlow ? '#FF0000' : '#000000'));
  return {
    ty: 25,
    nm: isGlow ? 'glow' : 'drop shadow',
    en: 1,
    ef: [
      { ty: 2, v: { a: 0, k: [...color, 1] } },
      number(255 * alpha * strength),
      // Lottie counts angles from the top.
      number(readNumber(filter, 'angle', 45) + 90),
      number(isGlow ? 0 : readNumber(filter, 'distance', 5)),
      number(blur * 4),
      { ty: 7, v: { a: 0, k: 0 } },
    ],
  };
}
