import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import { ascentOf, breadthOf } from '../../svg/text/TextPiece';
import type { StandInLine } from '../../svg/text/standInLines';
import type { ByteWriter } from '../../../platform/ByteWriter';
import { writeRgba } from '../records/color';
import { writeRectangle } from '../records/rectangleRecord';
import { toTwips } from '../records/twips';
import type { FieldFormat, FieldText } from './fieldText';
import type { MovieFont } from './MovieFont';

/** Space around the text of a field, in pixels. */
const GUTTER = 2;

const ALIGNMENTS = { left: 0, right: 1, center: 2, justify: 3 };

/** A field of text, and what was found out about it. */
export interface MovieField {
  readonly content: DocumentText;
  /** The looks of its first letter. */
  readonly format: FieldFormat;
  readonly box: FieldBox;
  readonly font: MovieFont;
  readonly text: FieldText;
  /** True if the font's outlines are in the movie. */
  readonly isEmbedded: boolean;
  readonly wraps: boolean;
}

/** In twips, with the space around the text. */
export interface FieldBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The body of `DefineEditText` after its number. Source: SWF 19, and fields in compiled movies. */
export function writeField(out: ByteWriter, field: MovieField): void {
  const { content, format, font, text } = field;
  const { maxCharacters: limit } = content;
  writeRectangle(out, field.box);
  writeFlags(out, field, limit > 0);
  out.u16(font.id).u16(clamped(toTwips(format.size)));
  writeRgba(out, format.color);
  if (limit > 0) out.u16(clamped(limit));
  writeLayout(out, format);
  out.text(content.isStatic ? '' : content.variableName);
  if (text.text !== '') out.text(text.text);
}

/** By how much the box of a static text is larger, for fonts of the player's machine that are: a share, and twips. */
const ROOMS = {
  old: { share: 1 / 8, across: 0, down: 0 },
  later: { share: 1 / 16, across: 40, down: 80 },
} as const;

/**
 * The box of the text with the space around it, in twips. That of a static text has room on the sides that its
 * alignment leaves open. Source: 494 fields of 58 compiled movies; of later releases 31 fields of 16.
 *
 * @param isOld - true for a document of Flash CS6 or a release before it
 */
export function fieldBox(box: DocumentText, isOld: boolean): FieldBox {
  const { alignment } = box.firstFormat;
  const left = toTwips(box.left - GUTTER);
  const top = toTwips(box.top - GUTTER);
  const right = toTwips(box.left + box.width + GUTTER);
  const bottom = toTwips(box.top + box.height + GUTTER);
  if (!box.isStatic) return { left, top, right, bottom };
  const rooms = isOld ? ROOMS.old : ROOMS.later;
  const room = (right - left) * rooms.share + rooms.across;
  const share = alignment === 'right' ? 1 : alignment === 'center' ? 0.5 : 0;
  return {
    left: left - Math.floor(room * share),
    top,
    right: right + Math.floor(room * (1 - share)),
    bottom: bottom + Math.floor((bottom - top) * rooms.share + rooms.down),
  };
}

/** How much longer and higher a line may be in the player's face than in ours, as a share. */
const SPARE = 0.5;

/** The box of one line of a text: players cut off what is outside. */
export function lineBox({ anchor, align, placed }: StandInLine): FieldBox {
  const { piece, length } = placed;
  const ascent = ascentOf(piece);
  const spare = SPARE * Math.max(length, piece.size);
  const before = { left: 0, center: (length + spare) / 2, right: length + spare }[align];
  const [left, top] = [anchor.x - before - GUTTER, anchor.y - ascent - GUTTER];
  return {
    left: toTwips(left),
    top: toTwips(top),
    right: toTwips(left + length + spare + 2 * GUTTER),
    bottom: toTwips(top + breadthOf(piece) + SPARE * piece.size + 2 * GUTTER),
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

function writeLayout(out: ByteWriter, format: FieldFormat): void {
  const { alignment, leftMargin, rightMargin, indent, lineSpacing } = format;
  out.u8(ALIGNMENTS[alignment]);
  for (const distance of [leftMargin, rightMargin, indent]) out.u16(clamped(toTwips(distance)));
  out.u16(Math.max(-32768, Math.min(32767, toTwips(lineSpacing))));
}

function clamped(value: number): number {
  return Math.max(0, Math.min(65535, value));
}
