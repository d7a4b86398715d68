import type { Matrix } from '../../geometry/matrix';
import type { View } from './View';

/** Attributes of an SVG element; `undefined` leaves one out, numbers are rounded to a thousandth. */
export type SvgAttributes = Record<string, string | number | undefined>;

/** An SVG element as text; self-closing without content. */
export function element(name: string, attributes: SvgAttributes, ...content: string[]): string {
  let text = `<${name}`;
  for (const key of Object.keys(attributes)) {
    const value = attributes[key];
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? number(value) : escapeText(value)}"`;
  }
  const inner = content.join('');
  return inner === '' ? `${text}/>` : `${text}>${inner}</${name}>`;
}

/** The `viewBox` of a picture. */
export function viewBoxOf({ x, y, width, height }: View): string {
  return [x, y, width, height].map(number).join(' ');
}

/** A group, or the content alone where the group would say nothing. */
export function group(attributes: SvgAttributes, content: string): string {
  if (content === '') return '';
  return Object.values(attributes).some((value) => value !== undefined)
    ? element('g', attributes, content)
    : content;
}

/** A coordinate: at most three decimals. What no picture can hold counts as 0. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** A factor: six significant digits, so that small scales survive. What no picture can hold counts as 0. */
function factor(value: number): string {
  return Math.abs(value) < 1e-9 || !Number.isFinite(value) ? '0' : String(Number(value.toPrecision(6)));
}

/** The `transform` of a matrix; undefined for the identity. */
export function transform({ a, b, c, d, tx, ty }: Matrix): string | undefined {
  if (a === 1 && b === 0 && c === 0 && d === 1)
    return tx === 0 && ty === 0 ? undefined : `translate(${number(tx)} ${number(ty)})`;
  return `matrix(${factor(a)} ${factor(b)} ${factor(c)} ${factor(d)} ${number(tx)} ${number(ty)})`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// What XML 1.0 cannot hold at all is left out.
const UNPRINTABLE = new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]', 'g');

export function escapeText(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(/[&<>"]/g, (character) => ESCAPES[character]);
}
