import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import { fixed } from '../code/fixed';

/** Families whose PostScript names do not come apart by their letters. Source: published files. */
const FAMILIES: Record<string, string | undefined> = {
  Arial: 'Arial',
  'Arial-Black': 'Arial Black',
  _sans: 'Arial',
  _serif: 'Times New Roman',
  _typewriter: 'Courier New',
};

/** What the names of web fonts begin with. */
const GOOGLE = /^Gf-/;

/** The style at the end of a PostScript name. */
const STYLE =
  /-((?:Bold|Italic|Oblique|Regular|Roman|Light|Medium|Black|Thin|Semi|Extra|Demi|Heavy|It)+)(?=(?:PS)?(?:MT)?$)/;

/** Weights by the words of PostScript names. */
const WEIGHTS: [word: RegExp, weight: string][] = [
  [/SemiBold|Demi/, '600'],
  [/ExtraBold/, '800'],
  [/Bold/, 'bold'],
  [/Black|Heavy/, 'bold'],
  [/Light/, '300'],
  [/Thin/, '100'],
  [/Medium/, '500'],
];

/** The font of a text as the player takes it: `italic bold 20px 'Arial'`. @param face - the face that the format means */
export function fontCode(format: TextFormat, face: string): string {
  const size = fixed(format.size, 2);
  const [, style = ''] = STYLE.exec(face) ?? [];
  const isItalic = /Italic|Oblique|It$/.test(style) || format.italic;
  const weight = WEIGHTS.find(([word]) => word.test(style))?.[1] ?? (format.bold ? 'bold' : '');
  const words = [isItalic ? 'italic' : '', weight, `${size}px`, `'${familyOf(face)}'`];
  if (GOOGLE.test(face)) words.splice(0, 2, isItalic ? 'italic' : 'normal', weight || '400');
  return words.filter((word) => word !== '').join(' ');
}

/** The same with what browsers take where the family is not installed: serifs only where the name says so. */
export function fontCodeWithStandIn(format: TextFormat, face: string): string {
  const kind = STAND_INS.find(([words]) => words.test(face))?.[1] ?? 'sans-serif';
  return `${fontCode(format, face)}, ${kind}`;
}

const STAND_INS: [words: RegExp, kind: string][] = [
  [/sans|gothic|helvetica|arial/i, 'sans-serif'],
  [/courier|typewriter|mono|consol/i, 'monospace'],
  [
    /times|serif|roman|mincho|ming|song|simsun|batang|georgia|garamond|minion|palatino|baskerville|bodoni|didot|book/i,
    'serif',
  ],
];

/** The family in the PostScript name of a face: `TimesNewRomanPS-BoldMT` is of `Times New Roman`. */
function familyOf(face: string): string {
  const listed = FAMILIES[face];
  if (listed !== undefined) return listed;
  const plain = face
    .replace(GOOGLE, '')
    .replace(STYLE, '')
    .replace(/(PS)?MT$|PS$/, '');
  const family = FAMILIES[plain] ?? plain.replace(/-/g, ' ').replace(/(\p{Ll}{2})(?=\p{Lu})/gu, '$1 ');
  return family.replace(/['\\]/g, '');
}
