import { readNumber } from '../../model/xfl/attributes';
import type { XmlNode } from '../../xml/XmlNode';
import { element } from '../svg';
import type { FilterStep } from './FilterStep';

/** Rows of five: factors for red, green, blue, alpha and an offset in units of 255. */
type ColorRows = number[][];

const LUMINANCE = [0.3086, 0.6094, 0.082];

/**
 * Brightness, contrast, saturation (-100 to 100) and hue (-180 to 180) as one colour matrix, carried out in this order.
 * Assumed: the one published picture at hand (one colour, one setting of each slider) is met exactly, but by other orders
 * with brightness before contrast too; it bears out the contrast of 25 and no other value of the curve below.
 */
export function adjustColor(filter: XmlNode, { input, name }: FilterStep): string {
  const rows = [
    brightness(readNumber(filter, 'brightness')),
    contrast(readNumber(filter, 'contrast')),
    saturation(readNumber(filter, 'saturation')),
    hue(readNumber(filter, 'hue')),
  ].reduce((matrix, next) => multiply(next, matrix));
  const values = rows.flat().map((value, index) => (index % 5 === 4 ? value / 255 : value));
  const text = [...values, 0, 0, 0, 1, 0].map((value) => Number(value.toFixed(5))).join(' ');
  return element('feColorMatrix', { in: input, type: 'matrix', values: text, result: name });
}

function brightness(value: number): ColorRows {
  return diagonal(1, value);
}

/** The factor of a contrast of 0, 5, 10, … 100, less one: as commonly published for the host's slider. */
const CONTRASTS = [
  0, 0.06, 0.12, 0.18, 0.25, 0.34, 0.44, 0.56, 0.71, 0.86, 1, 1.3, 1.6, 1.9, 2.37, 3, 4, 5.5, 7.3, 8.7, 10,
];

function contrast(value: number): ColorRows {
  const factor = 1 + (value <= 0 ? value / 100 : interpolate(CONTRASTS, value / 5));
  return diagonal(factor, 63.5 * (1 - factor));
}

function saturation(value: number): ColorRows {
  const factor = 1 + (value > 0 ? (3 * value) / 100 : value / 100);
  return [0, 1, 2].map((row) => [
    ...LUMINANCE.map((share, column) => share * (1 - factor) + (row === column ? factor : 0)),
    0,
    0,
  ]);
}

function hue(degrees: number): ColorRows {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const [r, g, b] = [0.213, 0.715, 0.072];
  return [
    [r + cos * (1 - r) - sin * r, g - cos * g - sin * g, b - cos * b + sin * (1 - b), 0, 0],
    [r - cos * r + sin * 0.143, g + cos * (1 - g) + sin * 0.14, b - cos * b - sin * 0.283, 0, 0],
    [r - cos * r - sin * (1 - r), g - cos * g + sin * g, b + cos * (1 - b) + sin * b, 0, 0],
  ];
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
      const sum = [0, 1, 2].reduce((total, at) => total + row[at] * inner[at][column], 0);
      return column === 4 ? sum + row[4] : sum;
    }),
  );
}

function interpolate(table: readonly number[], place: number): number {
  const index = Math.min(table.length - 2, Math.floor(place));
  return table[index] + (table[index + 1] - table[index]) * (place - index);
}
