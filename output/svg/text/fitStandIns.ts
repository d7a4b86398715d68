import type { FaceMetrics } from '../fonts/FaceMetrics';
import { breakLines } from './breakLines';
import { formatOf, lineBreadth, lineLength, roomIn, type Line } from './Line';
import { breadthOf, type TextPiece } from './TextPiece';

/** The box of a static text, in pixels. */
export interface TextRoom {
  /** Along its lines. */
  length: number;
  /** Across them. */
  breadth: number;
}

/**
 * The lines of a static text with faces that are not available. Its box shows what the faces measure: it is as high as its
 * lines, without the leading of the last one, and where it grows with the text as wide as the longest line. The stand-ins
 * are scaled to that, and measures that are known too, as faces have versions. Of wrapped texts the width of the face is not known: of the ways to break the lines, the one for
 * which the stand-ins are scaled least counts. Undefined if the box of a wrapped text fits none of them.
 */
export function fitStandIns(
  paragraphs: readonly Line[],
  room: TextRoom,
  isWrapped: boolean,
): Line[] | undefined {
  const isEach = (is: (piece: TextPiece) => boolean): boolean =>
    paragraphs.every(({ pieces }) => pieces.every(is));
  const isPossible = isEach((piece) => piece.isMeasured) ? isNear : isLikely;
  const isHeightKnown = isEach((piece) => piece.isHeightKnown);
  if (!isWrapped) {
    const width = widthOf(paragraphs, room.length - GROWN);
    const scaled = scaledLines(paragraphs, isPossible(width) ? width : 1, 1);
    const height = heightOf(scaled, room.breadth);
    return isPossible(height) ? scaledLines(scaled, 1, height) : scaled;
  }
  let best: Line[] | undefined;
  let least = Infinity;
  const count = isHeightKnown ? WIDTHS.length : COMMON_WIDTHS;
  const linesAt = (width: number): Line[] => breakLines(scaledLines(paragraphs, width, 1), room.length);
  for (const width of widthsToTry(paragraphs, count, linesAt)) {
    // The others are farther from 1 than the best one.
    if (Math.abs(Math.log(width)) >= least) break;
    const lines = linesAt(width);
    const height = heightOf(lines, room.breadth);
    const change = Math.abs(Math.log(width)) + (isHeightKnown ? SURE : 1) * Math.abs(Math.log(height));
    if (!(isHeightKnown ? isNear : isPossible)(height) || change >= least) continue;
    least = change;
    best = scaledLines(lines, 1, height);
  }
  return best;
}

/** True for a factor by which a face may differ from its stand-in. */
function isLikely(factor: number): boolean {
  return factor > 0.7 && factor < 1.5;
}

/** True for a factor by which versions of a face differ. */
function isNear(factor: number): boolean {
  return factor > 0.88 && factor < 1.14;
}

/** How much wider a box is that has grown with its text, in pixels. */
const GROWN = 0.2;

/** Factors for the width of stand-ins, those near 1 first. */
const WIDTHS = Array.from(
  { length: 67 },
  (_, i) => 1.03 ** ((i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2)),
).filter((width) => width > 0.5 && width < 2);

/** Maximum number of characters to lay out in search of a width: fewer widths are tried for long texts. */
const TRIED_CHARACTERS = 500_000;

/**
 * The widths to try. Where all lines are equally high and the narrowest face makes as many as the widest one, each width
 * gives the same height: a document can have thousands of short texts.
 */
function widthsToTry(
  paragraphs: readonly Line[],
  count: number,
  linesAt: (width: number) => readonly Line[],
): readonly number[] {
  const widths = WIDTHS.slice(0, Math.min(count, affordable(paragraphs)));
  const [first] = widths;
  if (widths.length < 4 || !areEquallyHigh(paragraphs)) return widths;
  const isAlike = linesAt(Math.min(...widths)).length === linesAt(Math.max(...widths)).length;
  return isAlike ? [first] : widths;
}

function areEquallyHigh(paragraphs: readonly Line[]): boolean {
  const pieces = paragraphs.flatMap((paragraph) => paragraph.pieces);
  const first = pieces.at(0);
  return pieces.every(
    (piece) =>
      breadthOf(piece) === (first && breadthOf(first)) &&
      piece.format.lineSpacing === first?.format.lineSpacing,
  );
}

function affordable(paragraphs: readonly Line[]): number {
  const length = paragraphs.reduce(
    (sum, { pieces }) => sum + pieces.reduce((own, { text }) => own + text.length + 1, 0),
    0,
  );
  return Math.max(1, Math.floor(TRIED_CHARACTERS / Math.max(1, length)));
}

/** Those that are tried where the height of lines is not known either. */
const COMMON_WIDTHS = 23;

/** How much more the height of lines counts than their width where it is known. */
const SURE = 4;

/** The factor that makes the longest line as long as the room. */
function widthOf(paragraphs: readonly Line[], length: number): number {
  let longest = 0;
  let factor = 1;
  for (const line of paragraphs) {
    const natural = lineLength(line);
    const spacing = line.pieces.reduce(
      (sum, piece) => sum + piece.format.letterSpacing * [...piece.text].length,
      0,
    );
    if (natural <= longest || natural <= spacing) continue;
    longest = natural;
    factor = (roomIn(line, length) - spacing) / (natural - spacing);
  }
  return factor;
}

/** The factor that makes lines as high as the room, without what follows the last one. */
function heightOf(lines: readonly Line[], breadth: number): number {
  const leading = lines.slice(0, -1).reduce((sum, line) => sum + formatOf(line).leading, 0);
  const natural = lines.reduce((sum, line) => sum + lineBreadth(line), 0);
  return (breadth - leading) / natural;
}

function scaledLines(lines: readonly Line[], width: number, height: number): Line[] {
  return lines.map((line) => ({
    ...line,
    pieces: line.pieces.map((piece) => scaledPiece(piece, width, height)),
  }));
}

function scaledPiece(piece: TextPiece, width: number, height: number): TextPiece {
  if (piece.isExact) return piece;
  const scaled = scaledMetrics(piece.metrics, width, height);
  if (!piece.isAscentKnown) return { ...piece, metrics: withLikelyAscent(scaled) };
  if (Math.abs(height - 1) > 0.05) return { ...piece, metrics: scaled };
  // What its lines are higher than the face, by rounding, is below.
  const { ascent } = piece.metrics;
  return { ...piece, metrics: { ...scaled, ascent, descent: scaled.ascent + scaled.descent - ascent } };
}

/**
 * Measures of a face whose height of lines alone is known: faces as high as their size mostly reach 0.755 of it
 * above the base line, higher ones 0.81 of their height, but no more than the size. Source: static texts in 36 faces of
 * public movies.
 */
export function withLikelyAscent(metrics: FaceMetrics): FaceMetrics {
  const height = metrics.ascent + metrics.descent;
  const ascent = height < 1.04 ? 0.755 * height : Math.min(1, 0.81 * height);
  return { ...metrics, ascent, descent: height - ascent };
}

/** Measures of a face that is wider and higher by these factors. */
export function scaledMetrics(metrics: FaceMetrics, width: number, height: number): FaceMetrics {
  return {
    ascent: metrics.ascent * height,
    descent: metrics.descent * height,
    advance: (character) => metrics.advance(character) * width,
    kerning: (left, right) => metrics.kerning(left, right) * width,
  };
}
