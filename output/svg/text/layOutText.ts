import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { Faces } from '../fonts/Faces';
import { breakLines, breakRoughly, trimmed, wordsOf } from './breakLines';
import { fitStandIns } from './fitStandIns';
import { formatOf, lineBreadth, lineLength, linePitch, roomIn, type Line, type LineFormat } from './Line';
import { ascentOf, lengthOf, type TextPiece } from './TextPiece';
import { readLines } from './readLines';

/** A piece of a text in its place, in the text's own coordinates. */
export interface PlacedPiece {
  piece: TextPiece;
  /** The start of its base line; in a stack, the middle of its column and the first base line. */
  x: number;
  y: number;
  /** The length at which it is drawn: less than by its metrics where a stand-in for its face would leave the box. */
  length: number;
}

/**
 * The pieces of a static, dynamic or input text: wrapped and placed by the advances of their faces, each line as high as
 * its highest face. Sources of the rules: places of lines and glyphs in compiled movies; of fields, what the Flash Player
 * says of their lines (`TextLineMetrics` in a public test); of vertical texts, a picture.
 */
export function layOutText(text: DocumentText, faces: Faces): PlacedPiece[] {
  const { isStatic, isVertical, orientation, left, top, width, height } = text;
  const isFixed = isStatic && !isVertical;
  const length = isVertical ? height : width;
  const breadth = isVertical ? width : height;
  const placed: PlacedPiece[] = [];
  let used = 0;
  for (const line of linesOf(text, faces, length, breadth)) {
    // Fields show the lines that begin inside their box.
    if (!isStatic && used >= breadth) break;
    const ascent = line.pieces.reduce((most, piece) => Math.max(most, ascentOf(piece)), 0);
    const middle = used + lineBreadth(line) / 2;
    const column = orientation === 'vertical right to left' ? left + width - middle : left + middle;
    // Static texts are laid out on whole pixels; players set the others on whole twips.
    const base = isFixed ? Math.round(used + ascent) : used + cutToTwips(ascent);
    for (const { piece, at, drawn } of placeAlong(line, length, isFixed)) {
      placed.push({
        piece,
        x: isVertical ? column - baseOf(piece) : left + at,
        y: isVertical
          ? top + at + (piece.flow === 'stacked' ? Math.round(ascent) : 0)
          : top + base + raiseOf(piece),
        length: drawn,
      });
    }
    used += isStatic ? linePitch(line) : cutToTwips(linePitch(line));
  }
  return placed;
}

/** Whole twips, as players count them. */
function cutToTwips(pixels: number): number {
  return Math.floor(pixels * 20 + 1e-6) / 20;
}

/** Static text wraps in its box unless the box grows with it; fields wrap when they have several lines. */
function linesOf(text: DocumentText, faces: Faces, length: number, breadth: number): Line[] {
  const paragraphs = readLines(text, faces);
  const { isStatic } = text;
  const isWrapped = isStatic ? !text.autoExpand : text.lineType === 'multiline';
  const isKnown = paragraphs.every(isExact);
  const fitted = isStatic && !isKnown ? fitStandIns(paragraphs, { length, breadth }, isWrapped) : undefined;
  if (fitted) return fitted;
  if (!isWrapped) return paragraphs;
  return isKnown ? breakLines(paragraphs, length) : breakRoughly(paragraphs, length, breadth);
}

function isExact({ pieces }: Line): boolean {
  return pieces.every((piece) => piece.isExact);
}

interface PieceOnLine {
  piece: TextPiece;
  /** From the start of the box. */
  at: number;
  drawn: number;
}

/** Each piece is where the one before it ends. Static lines begin at whole pixels. */
function placeAlong(line: Line, length: number, isFixed: boolean): PieceOnLine[] {
  const room = roomIn(line, length);
  const { alignment, before } = formatOf(line);
  const isSpread = alignment === 'justify' && !line.isLast;
  const pieces = isSpread ? wordsOf(line).flat() : line.pieces;
  // Blanks at the end of a static line do not move it.
  const natural = isFixed ? lineLength({ ...line, pieces: trimmed(line.pieces) }) : lineLength(line);
  const squeezed = isExact(line) || natural <= room || room <= 0 ? 1 : room / natural;
  const space = room - natural * squeezed;
  const gap = isSpread ? Math.max(0, space) / Math.max(1, pieces.length - 1) : 0;
  const offset = offsetIn(space, alignment);
  let at = before + (isFixed ? Math.floor(offset + 0.5) : offset);
  return pieces.map((piece) => {
    const placed = { piece, at, drawn: lengthOf(piece) * squeezed };
    at += placed.drawn + gap;
    return placed;
  });
}

/** The part of a line's free space that is before it. */
function offsetIn(space: number, alignment: LineFormat['alignment']): number {
  if (alignment === 'center') return space / 2;
  return alignment === 'right' ? space : 0;
}

/** Distance of raised and lowered characters from the base line, in type sizes. Source: a compiled movie. */
const RAISED_BY = { normal: 0, superscript: -0.271, subscript: 0.079 };

export function raiseOf({ format }: TextPiece): number {
  return RAISED_BY[format.characterPosition] * format.size;
}

/** From the base line of turned characters to the middle of their column. */
function baseOf({ flow, metrics, format }: TextPiece): number {
  return flow === 'turned' ? ((metrics.ascent - metrics.descent) / 2) * format.size : 0;
}
