import { PLAIN_FORMAT, type TextFormat } from '../../../document/xfl/texts/TextFormat';
import { breadthOf, lengthOf, type TextPiece } from './TextPiece';

/** A line of a text, or a column of a vertical one. */
export interface Line {
  pieces: readonly TextPiece[];
  /** True for the first and the last line of a paragraph. */
  isFirst: boolean;
  isLast: boolean;
}

/** The layout of a paragraph's lines in their box, in pixels: that of the first piece of a line. */
export interface LineFormat {
  alignment: TextFormat['alignment'];
  /** Space before and after the line. */
  before: number;
  after: number;
  /** Space to the next line. */
  leading: number;
}

export function formatOf({ pieces, isFirst }: Line): LineFormat {
  const { alignment, indent, leftMargin, lineSpacing, rightMargin } = pieces.at(0)?.format ?? PLAIN_FORMAT;
  return {
    alignment,
    before: leftMargin + (isFirst ? indent : 0),
    after: rightMargin,
    leading: lineSpacing,
  };
}

/** How long its pieces are together. */
export function lineLength({ pieces }: Line): number {
  return pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
}

/** How much room a line takes across it: that of its highest face. */
export function lineBreadth(line: Line): number {
  return line.pieces.reduce((most, piece) => Math.max(most, breadthOf(piece)), 0);
}

/** From one line to the next. */
export function linePitch(line: Line): number {
  return lineBreadth(line) + formatOf(line).leading;
}

/** The room that a line has in a box of that length. */
export function roomIn(line: Line, length: number): number {
  const { before, after } = formatOf(line);
  return length - before - after;
}
