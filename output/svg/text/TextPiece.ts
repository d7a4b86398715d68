import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import type { FaceMetrics } from '../fonts/FaceMetrics';

/**
 * How characters follow each other: `across` the page; in vertical texts `stacked` one below the other, or `turned` to
 * the right together with their line.
 */
export type Flow = 'across' | 'stacked' | 'turned';

/** A stretch of text in one line that looks alike. */
export interface TextPiece {
  text: string;
  format: TextFormat;
  /** The type size as drawn, in pixels. */
  size: number;
  metrics: FaceMetrics;
  /** True if the font is available: otherwise the metrics are those of a stand-in. */
  isExact: boolean;
  /** True if the metrics are those of the face, at hand or not. */
  isMeasured: boolean;
  /** True if it is known which part of a line in this face is above the base line. */
  isAscentKnown: boolean;
  face: string;
  /** True if lines of the face are known to be as high as its metrics say. */
  isHeightKnown: boolean;
  /** True if advances are rounded to whole twips; otherwise they are cut. */
  isRounded: boolean;
  flow: Flow;
}

/**
 * Where each character of a piece begins, and where the last one ends, from the start of the piece along its line.
 * Players count whole twips.
 */
export function placesOf(piece: TextPiece): number[] {
  const { text } = piece;
  const spacing = piece.format.letterSpacing;
  const characters = [...text];
  const places = [0];
  let end = 0;
  characters.forEach((character, i) => {
    end += advanceOf(piece, character, characters.at(i + 1)) + spacing;
    places.push(end);
  });
  return places;
}

function advanceOf(piece: TextPiece, character: string, next: string | undefined): number {
  const { size, metrics, format } = piece;
  if (piece.flow === 'stacked') return heightOf(piece);
  const isKerned = next !== undefined && format.autoKern;
  const kerning = isKerned ? metrics.kerning(character, next) : 0;
  const twips = (metrics.advance(character) + kerning) * size * 20;
  return (piece.isRounded ? Math.round(twips) : Math.floor(twips + 1e-6)) / 20;
}

/** The length of a piece along its line. */
export function lengthOf(piece: TextPiece): number {
  return placesOf(piece).at(-1) ?? 0;
}

/** How much room a piece takes across its line: columns are as wide as the type size. */
export function breadthOf(piece: TextPiece): number {
  return piece.flow === 'across' ? heightOf(piece) : piece.format.size;
}

function heightOf({ metrics, format }: TextPiece): number {
  return (metrics.ascent + metrics.descent) * format.size;
}

/** From the top of a character to its base line. */
export function ascentOf({ metrics, format }: TextPiece): number {
  return metrics.ascent * format.size;
}
