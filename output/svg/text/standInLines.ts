import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { Point } from '../../../geometry/matrix';
import type { Faces } from '../fonts/Faces';
import { layOutText, type PlacedPiece } from './layOutText';
import { lengthOf, placesOf } from './TextPiece';

/** A part of a line as one text of a player. */
export interface StandInLine {
  readonly text: string;
  /** The end of its base line that stays where it is, whatever face the player finds, and which one that is. */
  readonly anchor: Point;
  readonly align: 'left' | 'center' | 'right';
  /** How long it may be. */
  readonly room: number;
  readonly placed: PlacedPiece;
}

/**
 * A static text whose font is not available, for players that draw it in a face of their machine: a text on each line and for
 * each format, from the first line on. Lines break where the document's own picture breaks them.
 *
 * @param setsSpaces - true for a player that sets letters with spaces between them; otherwise each is a text of its own
 */
export function standInLines(content: DocumentText, faces: Faces, setsSpaces: boolean): StandInLine[] {
  const pieces = layOutText(content, faces).filter(({ piece }) => piece.text.trim() !== '');
  const atHeight = new Map<number, number>();
  for (const { y } of pieces) atHeight.set(y, (atHeight.get(y) ?? 0) + 1);
  return pieces.flatMap((placed) => {
    const { flow, format } = placed.piece;
    const isWhole = flow !== 'stacked' && (setsSpaces || format.letterSpacing === 0);
    return isWhole ? [wholeLine(placed, atHeight.get(placed.y) === 1, content.width)] : letters(placed);
  });
}

function letters({ piece, x, y, length }: PlacedPiece): StandInLine[] {
  const placed = { piece, x, y, length };
  const places = placesOf(piece);
  const stretch = length / (lengthOf(piece) || length || 1);
  return [...piece.text].flatMap((text, i) => {
    if (text.trim() === '') return [];
    const at = places[i] * stretch;
    const anchor = piece.flow === 'across' ? { x: x + at, y } : { x, y: y + at };
    const align = piece.flow === 'stacked' ? 'center' : 'left';
    return { text, anchor, align, room: piece.size, placed };
  });
}

/** A line of one format keeps its middle or its end where it is set to; others begin where they begin. */
function wholeLine(placed: PlacedPiece, isOnly: boolean, room: number): StandInLine {
  const { piece, x, y, length } = placed;
  const isAlone = piece.flow === 'across' && isOnly;
  const { alignment: said } = piece.format;
  const align = isAlone && (said === 'center' || said === 'right') ? said : 'left';
  const share = { left: 0, center: 0.5, right: 1 }[align];
  const text = align === 'left' ? piece.text.trimEnd() : piece.text.trim();
  return {
    text,
    anchor: { x: x + share * length, y },
    align,
    room: isAlone ? Math.max(room, length) : length,
    placed,
  };
}
