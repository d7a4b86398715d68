import { emptyBox, include } from '../../../geometry/Box';
import { IDENTITY } from '../../../geometry/matrix';
import type { ParsedColor } from '../../../document/xfl/colors';
import type { PlacedPiece } from '../../svg/text/layOutText';
import { placesOf } from '../../svg/text/TextPiece';
import { bitsOf, signedBitsOf, type ByteWriter } from '../../../platform/ByteWriter';
import { writeRgba } from '../records/color';
import { writeMatrix } from '../records/matrixRecord';
import { writeRectangle } from '../records/rectangleRecord';
import { toTwips } from '../records/twips';
import type { MovieFont } from './MovieFont';

/** Maximum number of glyphs in a record: their count is a byte. */
const MAX_GLYPHS = 255;

/** A piece of a text and the font that it is written in. */
export interface WrittenPiece {
  readonly placed: PlacedPiece;
  readonly font: MovieFont;
}

interface Glyph {
  readonly index: number;
  readonly advance: number;
}

interface TextRecord {
  readonly font: MovieFont;
  readonly size: number;
  readonly color: ParsedColor;
  readonly x: number;
  readonly y: number;
  readonly glyphs: readonly Glyph[];
}

/** The body of `DefineText2` after its number. Source: SWF 19. */
export function writeStaticText(out: ByteWriter, pieces: readonly WrittenPiece[]): void {
  const records = pieces.flatMap(recordsOf);
  const glyphs = records.flatMap((record) => record.glyphs);
  const indexBits = Math.max(1, ...glyphs.map(({ index }) => bitsOf(index)));
  const advanceBits = Math.max(1, signedBitsOf(...glyphs.map(({ advance }) => advance)));
  writeRectangle(out, boxOf(pieces));
  writeMatrix(out, IDENTITY);
  out.u8(indexBits).u8(advanceBits);
  for (const { font, size, color, x, y, glyphs: row } of records) {
    out.u8(0x8f).u16(font.id);
    writeRgba(out, color);
    out.u16(x).u16(y).u16(size).u8(row.length);
    for (const { index, advance } of row) out.bits(index, indexBits).signed(advance, advanceBits);
    out.align();
  }
  out.u8(0);
}

function recordsOf({ placed, font }: WrittenPiece): TextRecord[] {
  const { piece, x, y } = placed;
  const places = placesOf(piece).map((place) => toTwips(x + place));
  const glyphs = [...piece.text].map((character, i) => ({
    index: font.indexOf(character),
    advance: places[i + 1] - places[i],
  }));
  const { color } = piece.format;
  const records: TextRecord[] = [];
  for (let from = 0; from < glyphs.length; from += MAX_GLYPHS) {
    const row = glyphs.slice(from, from + MAX_GLYPHS);
    records.push({ font, size: toTwips(piece.size), color, x: places[from], y: toTwips(y), glyphs: row });
  }
  return records;
}

function boxOf(pieces: readonly WrittenPiece[]): ReturnType<typeof emptyBox> {
  const box = emptyBox();
  for (const { placed } of pieces) {
    const { piece, x, y, length } = placed;
    include(box, toTwips(x), toTwips(y - piece.metrics.ascent * piece.size));
    include(box, toTwips(x + length), toTwips(y + piece.metrics.descent * piece.size));
  }
  return box;
}
