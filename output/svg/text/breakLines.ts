import { linePitch, roomIn, type Line } from './Line';
import { lengthOf, type TextPiece } from './TextPiece';

/** Lines break after blanks and hyphens, and around ideographs. */
const BREAKS = /(?<=[ -])|(?<=[\u2e80-\uffef])|(?=[\u2e80-\uffef])/;
/** Two characters with a break between them. */
const BREAK_BETWEEN = /^[ -].|[\u2e80-\uffef]/;

/** Half of a twip: sums of advances are rounded. */
const ROUNDING = 0.025;

/**
 * Breaks paragraphs into lines that are at most `length` long, margins included. A word that is longer than a line is
 * broken between characters. Source: lines in compiled movies.
 */
export function breakLines(paragraphs: readonly Line[], length: number): Line[] {
  if (length <= 0) return [...paragraphs];
  return paragraphs.flatMap((paragraph) => breakParagraph(paragraph, length));
}

function breakParagraph(paragraph: Line, length: number): Line[] {
  const lines: TextPiece[][] = [[]];
  let used = 0;
  const room = (): number => roomIn({ ...paragraph, isFirst: lines.length === 1 }, length) + ROUNDING;
  const put = (pieces: readonly TextPiece[]): void => {
    for (const piece of pieces) lines[lines.length - 1].push(piece);
    used += lengthOfAll(pieces);
  };
  for (const word of wordsOf(paragraph)) {
    const needed = lengthOfAll(trimmed(word));
    if (used > 0 && used + needed > room()) {
      lines.push([]);
      used = 0;
    }
    if (needed <= room()) {
      put(word);
      continue;
    }
    for (const piece of word.flatMap(charactersOf)) {
      if (used > 0 && used + lengthOf(piece) > room()) {
        lines.push([]);
        used = 0;
      }
      put([piece]);
    }
  }
  return lines.map((pieces, i) => {
    const isLast = i === lines.length - 1;
    return { pieces: joined(isLast ? pieces : trimmed(pieces)), isFirst: i === 0, isLast };
  });
}

/** The words of a line with the blanks after them. A word may consist of several pieces. */
export function wordsOf({ pieces }: Line): TextPiece[][] {
  const words: TextPiece[][] = [];
  let before = '';
  for (const piece of pieces) {
    piece.text.split(BREAKS).forEach((text, i) => {
      const continues = i === 0 && words.length > 0 && !BREAK_BETWEEN.test(before + text.charAt(0));
      if (continues) words[words.length - 1].push({ ...piece, text });
      else words.push([{ ...piece, text }]);
    });
    before = piece.text.slice(-1) || before;
  }
  return words;
}

function charactersOf(piece: TextPiece): TextPiece[] {
  return [...piece.text].map((text) => ({ ...piece, text }));
}

/** Neighbours of the same format as one piece. */
function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.format === piece.format) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

/** The pieces without the blanks at their end. */
export function trimmed(pieces: readonly TextPiece[]): TextPiece[] {
  const last = pieces.at(-1);
  return last ? [...pieces.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [];
}

function lengthOfAll(pieces: readonly TextPiece[]): number {
  return pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
}

/** Factors by which lines may be longer than their box where the faces are not available. */
const SLACK = [1, 1.05, 1.1, 1.15, 1.2, 1.3];

/** The space below the last line that stored heights leave out, in pixels. */
const TOLERATED = 4;

/**
 * The lines of a text whose faces are not all available: where a stand-in is too wide, lines may become somewhat longer
 * than the box, so that all of them fit across it. What fits one line only is not broken.
 */
export function breakRoughly(paragraphs: readonly Line[], length: number, breadth: number): Line[] {
  const breadthOfAll = (lines: readonly Line[]): number =>
    lines.reduce((sum, line) => sum + linePitch(line), 0);
  const room = breadth + TOLERATED;
  for (const slack of SLACK) {
    const lines = breakLines(paragraphs, length * slack);
    if (breadthOfAll(lines) <= room) return lines;
  }
  const isOneLine = paragraphs.length === 1 && 2 * breadthOfAll(paragraphs) > room;
  return isOneLine ? [...paragraphs] : breakLines(paragraphs, length);
}
