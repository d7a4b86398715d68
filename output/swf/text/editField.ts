import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import type { ByteWriter } from '../../../platform/ByteWriter';
import { writeRgba } from '../records/color';
import { writeRectangle } from '../records/rectangleRecord';
import { toTwips } from '../records/twips';
import type { FieldText } from './fieldText';
import type { MovieFont } from './MovieFont';

/** Space around the text of a field, in pixels. */
const GUTTER = 2;

const ALIGNMENTS = { left: 0, right: 1, center: 2, justify: 3 };

/** A field of text, and what was found out about it. */
export interface MovieField {
  readonly content: DocumentText;
  readonly font: MovieFont;
  readonly text: FieldText;
  /** True if the font's outlines are in the movie. */
  readonly isEmbedded: boolean;
  readonly wraps: boolean;
}

/** The body of `DefineEditText` after its number. Source: SWF 19, and fields in compiled movies. */
export function writeField(out: ByteWriter, field: MovieField): void {
  const { content, font, text } = field;
  const { firstFormat: format, maxCharacters: limit } = content;
  writeRectangle(out, fieldBox(content));
  writeFlags(out, field, limit > 0);
  out.u16(font.id).u16(clamped(toTwips(format.size)));
  writeRgba(out, format.color);
  if (limit > 0) out.u16(clamped(limit));
  writeLayout(out, format);
  out.text(content.isStatic ? '' : content.variableName);
  if (text.text !== '') out.text(text.text);
}

/** By how much the box of a static text is larger, for fonts of the player's machine that are. */
const ROOM = 1 / 8;

/**
 * The box of the text with the space around it, in twips. That of a static text has room on the sides that its
 * alignment leaves open. Source: 494 fields of 58 compiled movies.
 */
function fieldBox(box: DocumentText): { left: number; top: number; right: number; bottom: number } {
  const { alignment } = box.firstFormat;
  const left = toTwips(box.left - GUTTER);
  const top = toTwips(box.top - GUTTER);
  const right = toTwips(box.left + box.width + GUTTER);
  const bottom = toTwips(box.top + box.height + GUTTER);
  if (!box.isStatic) return { left, top, right, bottom };
  const room = (right - left) * ROOM;
  const share = alignment === 'right' ? 1 : alignment === 'center' ? 0.5 : 0;
  return {
    left: left - Math.floor(room * share),
    top,
    right: right + Math.floor(room * (1 - share)),
    bottom: bottom + Math.floor((bottom - top) * ROOM),
  };
}

function writeFlags(
  out: ByteWriter,
  { content, text, isEmbedded, wraps }: MovieField,
  hasLimit: boolean,
): void {
  const { isStatic, lineType } = content;
  const isMultiline = isStatic || lineType.startsWith('multiline');
  out
    .flag(text.text !== '')
    .flag(wraps)
    .flag(isMultiline)
    .flag(lineType === 'password');
  out
    .flag(content.type !== 'input')
    .flag(true)
    .flag(hasLimit)
    .flag(true);
  out.flag(false).flag(false).flag(true).flag(!content.isSelectable);
  out.flag(content.border).flag(isStatic).flag(text.isHtml).flag(isEmbedded);
}

function writeLayout(out: ByteWriter, format: TextFormat): void {
  const { alignment, leftMargin, rightMargin, indent, lineSpacing } = format;
  out.u8(ALIGNMENTS[alignment]);
  for (const distance of [leftMargin, rightMargin, indent]) out.u16(clamped(toTwips(distance)));
  out.u16(Math.max(-32768, Math.min(32767, toTwips(lineSpacing))));
}

function clamped(value: number): number {
  return Math.max(0, Math.min(65535, value));
}
