import { readFlag, readNumber, readText } from '../../../model/xfl/attributes';
import type { XmlNode } from '../../../xml/XmlNode';
import { fixed } from '../code/fixed';

/** Families whose PostScript names do not come apart by their letters. Source: published files. */
const FAMILIES: Record<string, string | undefined> = {
  Arial: 'Arial',
  'BIZ-UDPGothic': 'BIZ UDPGothic',
  'MS-PGothic': 'MS PGothic',
  'MS-Gothic': 'MS Gothic',
  _sans: 'Arial',
  _serif: 'Times New Roman',
  _typewriter: 'Courier New',
};

const STYLE =
  /-?(Bold|Italic|Oblique|Regular|Roman|Light|Medium|Black|Thin|SemiBold|ExtraBold|Heavy)+(?=MT$|PSMT$|$)/;

/** Weights by the words of PostScript names. */
const WEIGHTS: [word: RegExp, weight: string][] = [
  [/SemiBold/i, '600'],
  [/ExtraBold/i, '800'],
  [/Bold/i, 'bold'],
  [/Black|Heavy/i, '900'],
  [/Light/i, '300'],
  [/Thin/i, '100'],
  [/Medium/i, '500'],
];

/** The font of a text as the player takes it: `italic bold 20px 'Arial'`. */
export function fontCode(format: XmlNode | undefined): string {
  const face = format ? readText(format, 'face', 'TimesNewRomanPSMT') : 'TimesNewRomanPSMT';
  const size = fixed(format ? readNumber(format, 'size', 12) : 12, 2);
  const [style = ''] = STYLE.exec(face) ?? [];
  const isBold = /Bold/i.test(style) || (format !== undefined && readFlag(format, 'bold'));
  const isItalic = /Italic|Oblique/i.test(style) || (format !== undefined && readFlag(format, 'italic'));
  const weight = WEIGHTS.find(([word]) => word.test(style))?.[1] ?? (isBold ? 'bold' : '');
  const words = [isItalic ? 'italic' : '', weight, `${size}px`, `'${familyOf(face)}'`];
  return words.filter((word) => word !== '').join(' ');
}

/** The family in the PostScript name of a face: `TimesNewRomanPS-BoldMT` is of `Times New Roman`. */
function familyOf(face: string): string {
  const known = FAMILIES[face];
  if (known !== undefined) return known;
  const plain = face
    .replace(STYLE, '')
    .replace(/(PS)?MT$|PS$/, '')
    .replace(/-$/, '');
  const family = FAMILIES[plain] ?? plain.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return family.replace(/['\\]/g, '');
}
