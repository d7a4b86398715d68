import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import type { Fonts } from './Fonts';

/** A field's text, as markup or as it is. */
export interface FieldText {
  readonly text: string;
  readonly isHtml: boolean;
}

/** The looks of letters and of their lines, as fields write them. */
export type FieldFormat = Pick<
  TextFormat,
  | ('face' | 'size' | 'bold' | 'italic' | 'color' | 'letterSpacing' | 'autoKern' | 'url' | 'target')
  | ('alignment' | 'leftMargin' | 'rightMargin' | 'indent' | 'lineSpacing')
>;

/** What a field says. */
export interface FieldContent extends Pick<DocumentText, 'isStatic' | 'type' | 'renderAsHTML'> {
  readonly runs: readonly { readonly characters: string; readonly format: FieldFormat }[];
}

/** Digits after the point of spaces between letters in markup. */
const SPACING_DIGITS = { old: 6, current: 2 } as const;

const WITH_KERNING = 8;

/**
 * The text of a field. Markup is written where it says more than the field does: runs that differ, spaces between
 * letters, links, kerning. Before version 8, and in static text in a device font such as `_sans`, there is no kerning.
 * Source: fields in compiled movies.
 *
 * @param isOld - true writes as Flash CS6 and the releases before it do
 * @param version - of the movie's format
 */
export function fieldText(
  content: FieldContent,
  fonts: Fonts,
  isOld: boolean,
  version = WITH_KERNING,
): FieldText {
  const { runs, isStatic } = content;
  const format = runs.at(0)?.format;
  const isDeviceFont = isStatic && format !== undefined && fonts.isDevice(format.face);
  const ignoresKerning = version < WITH_KERNING || isDeviceFont;
  const allowsPlain = isOld || content.type === 'input';
  const isPlain =
    !content.renderAsHTML &&
    runs.length < 2 &&
    (format
      ? isPlainFormat(format, ignoresKerning) && (allowsPlain || !isStrong(format, fonts))
      : allowsPlain);
  if (isPlain) {
    const characters = runs.map((run) => run.characters).join('');
    return { text: characters + (isStatic ? '\r' : ''), isHtml: false };
  }
  return { text: markupOf(runs, fonts, isOld), isHtml: true };
}

function isStrong(format: FieldFormat, fonts: Fonts): boolean {
  const { isBold, isItalic } = fonts.nameOf(format.face, format);
  return isBold || isItalic;
}

function isPlainFormat(
  { autoKern, letterSpacing, indent, url }: FieldFormat,
  ignoresKerning: boolean,
): boolean {
  return (ignoresKerning || !autoKern) && letterSpacing === 0 && indent === 0 && url === '';
}

/** What a `font` of the markup says, in its order. */
type Look = ReadonlyMap<string, string>;

/**
 * A paragraph of its own for each line, the empty ones too; each begins with the alignment of its first run. A run that
 * looks different is within the one before, and contains the differences, until one looks as before again.
 */
function markupOf(runs: FieldContent['runs'], fonts: Fonts, isOld: boolean): string {
  let markup = '';
  let isOpen = false;
  let looks: Look[] = [];
  const open = ({ alignment }: FieldFormat): void => {
    if (!isOpen) markup += `<p align="${alignment}">`;
    isOpen = true;
  };
  const close = (): void => {
    markup += `${'</font>'.repeat(looks.length)}</p>`;
    looks = [];
    isOpen = false;
  };
  for (const { characters, format } of runs) {
    characters.split(/\r\n|\r|\n/).forEach((line, i) => {
      if (i > 0) {
        open(format);
        close();
      }
      if (line === '') return;
      open(format);
      const look = lookOf(format, fonts, isOld);
      const index = looks.findIndex((one) => isSameLook(one, look));
      if (index >= 0) {
        markup += '</font>'.repeat(looks.length - 1 - index);
        looks = looks.slice(0, index + 1);
      } else {
        markup += fontTag(look, looks.at(-1));
        looks.push(look);
      }
      markup += runMarkup(line, format, fonts);
    });
  }
  const last = runs.at(-1);
  if (!last) return '';
  open(last.format);
  close();
  return markup;
}

function lookOf(format: FieldFormat, fonts: Fonts, isOld: boolean): Look {
  const { face, size, color, letterSpacing, autoKern } = format;
  return new Map([
    ['postScript', face],
    ['face', fonts.nameOf(face, format).family],
    ['size', String(size)],
    ['color', color.rgb.toLowerCase()],
    ['letterSpacing', letterSpacing.toFixed(isOld ? SPACING_DIGITS.old : SPACING_DIGITS.current)],
    ['kerning', autoKern ? '1' : '0'],
  ]);
}

function isSameLook(one: Look, other: Look): boolean {
  return [...one].every(([name, value]) => other.get(name) === value);
}

/** What a look says that the one around it does not; the family also where only its style changes. */
function fontTag(look: Look, around: Look | undefined): string {
  const isOtherFace = look.get('postScript') !== around?.get('postScript');
  const said = [...look].filter(
    ([name, value]) =>
      name !== 'postScript' && (value !== around?.get(name) || (name === 'face' && isOtherFace)),
  );
  return `<font ${said.map(([name, value]) => `${name}="${escaped(value)}"`).join(' ')}>`;
}

function runMarkup(text: string, format: FieldFormat, fonts: Fonts): string {
  const { isBold, isItalic } = fonts.nameOf(format.face, format);
  // Readers of markup take several blanks for one.
  let content = escaped(text).replace(/(?<= ) /g, '&nbsp;');
  if (isItalic) content = `<i>${content}</i>`;
  if (isBold) content = `<b>${content}</b>`;
  const { url, target } = format;
  if (url !== '') content = `<a href="${escaped(url)}" target="${escaped(target)}">${content}</a>`;
  return content;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);
}
