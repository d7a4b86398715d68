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

/** A paragraph of its own for each line, the empty ones too; each begins with the alignment of its first run. */
function markupOf(runs: readonly XmlNode[], fonts: Fonts, digits: number): string {
  let markup = '';
  let isOpen = false;
  for (const run of runs) {
    const attributes = attributesNodeOf(run);
    charactersOf(run)
      .split(/\r\n|\r|\n/)
      .forEach((line, i) => {
        if (i > 0) {
          if (!isOpen) markup += paragraph(attributes);
          markup += '</p>';
          isOpen = false;
        }
        if (line === '') return;
        if (!isOpen) markup += paragraph(attributes);
        isOpen = true;
        markup += runMarkup(line, attributes, fonts, digits);
      });
  }
  const last = runs.at(-1);
  if (!isOpen && last) markup += paragraph(attributesNodeOf(last));
  return last ? `${markup}</p>` : '';
}

function paragraph(attributes: XmlNode): string {
  return `<p align="${escaped(readText(attributes, 'alignment', 'left'))}">`;
}

function runMarkup(text: string, attributes: XmlNode, fonts: Fonts, digits: number): string {
  const face = readText(attributes, 'face', '_serif');
  const { family, isBold, isItalic } = fonts.nameOf(face, attributes);
  const { rgb } = readColor(attributes, 'fillColor');
  const spacing = readNumber(attributes, 'letterSpacing').toFixed(digits);
  const kerning = readFlag(attributes, 'autoKern', true) ? 1 : 0;
  const size = readNumber(attributes, 'size', 12);
  // Readers of markup take several blanks for one.
  let content = escaped(text).replace(/(?<= ) /g, '&nbsp;');
  if (isItalic) content = `<i>${content}</i>`;
  if (isBold) content = `<b>${content}</b>`;
  const url = readText(attributes, 'url');
  const target = readText(attributes, 'target');
  if (url !== '') content = `<a href="${escaped(url)}" target="${escaped(target)}">${content}</a>`;
  const said = `face="${escaped(family)}" size="${size}" color="${rgb.toLowerCase()}"`;
  return `<font ${said} letterSpacing="${spacing}" kerning="${kerning}">${content}</font>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);
}
