import type { FilterOf } from '../../../document/xfl/effects/DocumentFilter';
import { element } from '../svg';
import type { FilterStep } from './FilterStep';

/** The settings of the filter. */
type Adjustments = Pick<FilterOf<'AdjustColorFilter'>, 'brightness' | 'contrast' | 'hue' | 'saturation'>;

/** Rows of five: factors for red, green, blue, alpha and an offset in units of 255. */
export type ColorRows = readonly (readonly number[])[];

const LUMINANCE = [0.3086, 0.6094, 0.082];

const { fround } = Math;

/** The matrix of a hue, row by row: a share, and what the cosine and the sine of the angle add to it. */
const HUE_SHARES = [
  [
    [0.213, 0.787, -0.213],
    [0.715, -0.715, -0.715],
    [0.072, -0.072, 0.928],
  ],
  [
    [0.213, -0.213, 0.143],
    [0.715, 0.285, 0.14],
    [0.072, -0.072, -0.283],
  ],
  [
    [0.213, -0.213, -0.787],
    [0.715, -0.715, 0.715],
    [0.072, 0.928, 0.072],
  ],
].map((row) => row.map((shares) => shares.map(fround)));

/**
 * Brightness, contrast, saturation (-100 to 100) and hue (-180 to 180) as one colour matrix, carried out in this order.
 * Source: ActionScript's `fl.motion.AdjustColor`, and 61 matrices that Flash CS6 published for settings of all four.
 */
export function adjustColor(filter: Adjustments, { input, name }: FilterStep): string {
  const values = adjustmentRows(filter)
    .flat()
    .map((value, index) => (index % 5 === 4 ? value / 255 : value));
  const text = [...values, 0, 0, 0, 1, 0].map((value) => Number(value.toFixed(5))).join(' ');
  return element('feColorMatrix', { in: input, type: 'matrix', values: text, result: name });
}

/**
 * The rows for red, green and blue: factors of red, green, blue and alpha, and an offset, of 255.
 * Flash computes them in single precision; factors and offsets are multiplied in different orders. Source: a matrix of
 * all four settings in a movie that Flash published, to its last digits; others differ in the last digit of some numbers.
 */
export function adjustmentRows(filter: Adjustments): ColorRows {
  const tone = multiply(contrast(filter.contrast), diagonal(1, filter.brightness));
  const inner = saturation(filter.saturation);
  const outer = hue(filter.hue);
  const factors = multiply(outer, multiply(inner, tone));
  const offsets = multiply(multiply(outer, inner), tone);
  return factors.map((row, at) => [...row.slice(0, 4), offsets[at][4]]);
}

/** Red, green and blue after an adjustment, from 0 to 255. */
export function adjustedChannels(channels: readonly number[], rows: ColorRows): number[] {
  return rows.map((row) => {
    const value = row[4] + channels.reduce((sum, channel, at) => sum + channel * row[at], 0);
    return Math.min(255, Math.max(0, value));
  });
}

/** The factor of each contrast from 0 to 100, less one, in hundredths; parts of one do not count. */
const CONTRASTS = [
  0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 18, 20, 21, 22, 24, 25, 27, 28, 30, 32, 34, 36, 38, 40,
  42, 44, 46, 48, 50, 53, 56, 59, 62, 65, 68, 71, 74, 77, 80, 83, 86, 89, 92, 95, 98, 100, 106, 112, 118, 124,
  130, 136, 142, 148, 154, 160, 166, 172, 178, 184, 190, 196, 200, 212, 225, 237, 250, 262, 275, 287, 300,
  320, 340, 360, 380, 400, 430, 470, 490, 500, 550, 600, 650, 680, 700, 730, 750, 780, 800, 840, 870, 900,
  940, 960, 980, 1000,
].map((hundredths) => hundredths / 100);

function contrast(value: number): ColorRows {
  const factor = fround(
    1 + (value <= 0 ? value / 100 : (CONTRASTS.at(Math.min(100, Math.floor(value))) ?? 0)),
  );
  return diagonal(factor, fround(63.5 - fround(63.5 * factor)));
}

function saturation(value: number): ColorRows {
  const factor = 1 + (value > 0 ? (3 * value) / 100 : value / 100);
  return [0, 1, 2].map((row) => [
    ...LUMINANCE.map((share, column) =>
      fround(fround(share * (1 - factor)) + (row === column ? fround(factor) : 0)),
    ),
    0,
    0,
  ]);
}

function hue(degrees: number): ColorRows {
  const cos = fround(Math.cos((degrees * Math.PI) / 180));
  const sin = fround(Math.sin((degrees * Math.PI) / 180));
  return HUE_SHARES.map((row) =>
    row
      .map(([own, ofCos, ofSin]) => fround(fround(own + fround(cos * ofCos)) + fround(sin * ofSin)))
      .concat(0, 0),
  );
}

function diagonal(factor: number, offset: number): ColorRows {
  return [0, 1, 2].map((row) =>
    [0, 1, 2, 3, 4].map((column) => (column === row ? factor : column === 4 ? offset : 0)),
  );
}

/** The matrix that applies `inner` first. */
function multiply(outer: ColorRows, inner: ColorRows): ColorRows {
  return outer.map((row) =>
    [0, 1, 2, 3, 4].map((column) => {
      const sum = fround([0, 1, 2].reduce((total, at) => total + row[at] * inner[at][column], 0));
      return column === 4 ? fround(sum + row[4]) : sum;
    }),
  );
}
