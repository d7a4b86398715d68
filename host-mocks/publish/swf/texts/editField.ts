import { attributesNodeOf, runsOf } from '../../../model/elements/text/textRuns';
import { readFlag, readInteger, readNumber, readText } from '../../../model/xfl/attributes';
import { readColor } from '../../../model/xfl/colors';
import { textBox } from '../../../render/text/layOutText';
import { lookUp } from '../../../xml/lookUp';
import type { XmlNode } from '../../../xml/XmlNode';
import type { ByteWriter } from '../bytes/ByteWriter';
import { writeRgba } from '../records/color';
import { writeRectangle } from '../records/rectangleRecord';
import { toTwips } from '../records/twips';
import type { FieldText } from './fieldText';
import type { MovieFont } from './MovieFont';

/** Space around the text of a field, in pixels. */
const GUTTER = 2;

const ALIGNMENTS: Record<string, number> = { right: 1, center: 2, justify: 3 };

/** A field of text, and what was found out about it. */
export interface MovieField {
  readonly node: XmlNode;
  readonly font: MovieFont;
  readonly text: FieldText;
  /** True where the font's outlines are in the movie. */
  readonly isEmbedded: boolean;
  readonly wraps: boolean;
}

/** The body of `DefineEditText` behind its number. Source: SWF 19, and fields in compiled movies. */
export function writeField(out: ByteWriter, field: MovieField): void {
  const { node, font, text } = field;
  const first = runsOf(node).at(0);
  const attributes = first && attributesNodeOf(first);
  const limit = readInteger(node, 'maxCharacters');
  writeRectangle(out, fieldBox(node, attributes ? readText(attributes, 'alignment') : ''));
  writeFlags(out, field, limit > 0);
  out.u16(font.id).u16(clamped(toTwips(attributes ? readNumber(attributes, 'size', 12) : 12)));
  writeRgba(out, attributes ? readColor(attributes, 'fillColor') : { rgb: '#000000', alpha: 1 });
  if (limit > 0) out.u16(clamped(limit));
  writeLayout(out, attributes);
  out.text(node.name === 'DOMStaticText' ? '' : readText(node, 'variableName'));
  if (text.text !== '') out.text(text.text);
}

/** By how much the box of a static text is larger, for fonts of the player's machine that are. */
const ROOM = 1 / 8;

/**
 * The box of the text with the space around it, in twips. That of a static text has room on the sides that its
 * alignment leaves open. Source: 494 fields of 58 compiled movies.
 */
function fieldBox(
  node: XmlNode,
  alignment: string,
): { left: number; top: number; right: number; bottom: number } {
  const box = textBox(node);
  const left = toTwips(box.left - GUTTER);
  const top = toTwips(box.top - GUTTER);
  const right = toTwips(box.left + box.width + GUTTER);
  const bottom = toTwips(box.top + box.height + GUTTER);
  if (node.name !== 'DOMStaticText') return { left, top, right, bottom };
  const room = (right - left) * ROOM;
  const share = alignment === 'right' ? 1 : alignment === 'center' ? 0.5 : 0;
  return {
    left: left - Math.floor(room * share),
    top,
    right: right + Math.floor(room * (1 - share)),
    bottom: bottom + Math.floor((bottom - top) * ROOM),
  };
}

function writeFlags(out: ByteWriter, { node, text, isEmbedded, wraps }: MovieField, hasLimit: boolean): void {
  const isStatic = node.name === 'DOMStaticText';
  const lineType = readText(node, 'lineType');
  const isMultiline = isStatic || lineType.startsWith('multiline');
  out
    .flag(text.text !== '')
    .flag(wraps)
    .flag(isMultiline)
    .flag(lineType === 'password');
  out
    .flag(node.name !== 'DOMInputText')
    .flag(true)
    .flag(hasLimit)
    .flag(true);
  out
    .flag(false)
    .flag(false)
    .flag(true)
    .flag(!readFlag(node, 'isSelectable', true));
  out.flag(readFlag(node, 'border')).flag(isStatic).flag(text.isHtml).flag(isEmbedded);
}

function writeLayout(out: ByteWriter, attributes: XmlNode | undefined): void {
  const twips = (name: string, fallback = 0): number =>
    toTwips(attributes ? readNumber(attributes, name, fallback) : fallback);
  out.u8((attributes && lookUp(ALIGNMENTS, readText(attributes, 'alignment'))) ?? 0);
  for (const name of ['leftMargin', 'rightMargin', 'indent']) out.u16(clamped(twips(name)));
  out.u16(Math.max(-32768, Math.min(32767, twips('lineSpacing', 2))));
}

function clamped(value: number): number {
  return Math.max(0, Math.min(65535, value));
}
