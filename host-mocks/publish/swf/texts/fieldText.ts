import { readFlag, readNumber, readText } from '../../../model/xfl/attributes';
import { readColor } from '../../../model/xfl/colors';
import type { XmlNode } from '../../../xml/XmlNode';
import { attributesNodeOf, charactersOf, runsOf } from '../../../model/elements/text/textRuns';
import type { Fonts } from './Fonts';

/** A field's text, as markup or as it is. */
export interface FieldText {
  readonly text: string;
  readonly isHtml: boolean;
}

/** What Flash CS6 and the releases before it write. */
const OLD_DIGITS = 6;

/**
 * The text of a field. Markup is written where it says more than the field does: runs that differ, spaces between
 * letters, kerning. Source: fields in compiled movies.
 *
 * @param digits - digits behind the point of spaces between letters
 */
export function fieldText(node: XmlNode, fonts: Fonts, digits: number): FieldText {
  const runs = runsOf(node);
  const first = runs.at(0);
  const isStatic = node.name === 'DOMStaticText';
  const isOld = digits === OLD_DIGITS || node.name === 'DOMInputText';
  const isPlain =
    !readFlag(node, 'renderAsHTML') &&
    runs.length < 2 &&
    (first ? isPlainRun(attributesNodeOf(first)) && (isOld || !isStrong(first, fonts)) : isOld);
  if (isPlain) return { text: runs.map(charactersOf).join('') + (isStatic ? '\r' : ''), isHtml: false };
  return { text: markupOf(runs, fonts, digits), isHtml: true };
}

function isStrong(run: XmlNode, fonts: Fonts): boolean {
  const attributes = attributesNodeOf(run);
  const { isBold, isItalic } = fonts.nameOf(readText(attributes, 'face', '_serif'), attributes);
  return isBold || isItalic;
}

function isPlainRun(attributes: XmlNode): boolean {
  return (
    !readFlag(attributes, 'autoKern', true) &&
    readNumber(attributes, 'letterSpacing') === 0 &&
    readNumber(attributes, 'indent') === 0
  );
}

/** What a `font` of the markup says, in its order. */
type Look = ReadonlyMap<string, string>;

/**
 * A paragraph of its own for each line, the empty ones too; each begins with the alignment of its first run. A run that
 * looks different is within the one before, and says what differs, until one looks as before again.
 */
function markupOf(runs: readonly XmlNode[], fonts: Fonts, digits: number): string {
  let markup = '';
  let isOpen = false;
  let looks: Look[] = [];
  const open = (attributes: XmlNode): void => {
    if (!isOpen) markup += `<p align="${escaped(readText(attributes, 'alignment', 'left'))}">`;
    isOpen = true;
  };
  const close = (): void => {
    markup += `${'</font>'.repeat(looks.length)}</p>`;
    looks = [];
    isOpen = false;
  };
  for (const run of runs) {
    const attributes = attributesNodeOf(run);
    charactersOf(run)
      .split(/\r\n|\r|\n/)
      .forEach((line, i) => {
        if (i > 0) {
          open(attributes);
          close();
        }
        if (line === '') return;
        open(attributes);
        const look = lookOf(attributes, fonts, digits);
        const known = looks.findIndex((one) => isSameLook(one, look));
        if (known >= 0) {
          markup += '</font>'.repeat(looks.length - 1 - known);
          looks = looks.slice(0, known + 1);
        } else {
          markup += fontTag(look, looks.at(-1));
          looks.push(look);
        }
        markup += runMarkup(line, attributes, fonts);
      });
  }
  const last = runs.at(-1);
  if (!last) return '';
  open(attributesNodeOf(last));
  close();
  return markup;
}

function lookOf(attributes: XmlNode, fonts: Fonts, digits: number): Look {
  const face = readText(attributes, 'face', '_serif');
  const spacing = readNumber(attributes, 'letterSpacing').toFixed(digits);
  return new Map([
    ['postScript', face],
    ['face', fonts.nameOf(face, attributes).family],
    ['size', String(readNumber(attributes, 'size', 12))],
    ['color', readColor(attributes, 'fillColor').rgb.toLowerCase()],
    ['letterSpacing', spacing],
    ['kerning', readFlag(attributes, 'autoKern', true) ? '1' : '0'],
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

function runMarkup(text: string, attributes: XmlNode, fonts: Fonts): string {
  const { isBold, isItalic } = fonts.nameOf(readText(attributes, 'face', '_serif'), attributes);
  // Readers of markup take several blanks for one.
  let content = escaped(text).replace(/(?<= ) /g, '&nbsp;');
  if (isItalic) content = `<i>${content}</i>`;
  if (isBold) content = `<b>${content}</b>`;
  const url = readText(attributes, 'url');
  const target = readText(attributes, 'target');
  if (url !== '') content = `<a href="${escaped(url)}" target="${escaped(target)}">${content}</a>`;
  return content;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);
}
