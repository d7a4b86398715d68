export interface FontDescription {
  family: string;
  /** The name that documents give a face. */
  postScriptName: string;
  /** 100 to 900; default 400. */
  weight?: number;
  isItalic?: boolean;
  /** How high every letter is, in sizes; default 1. */
  height?: number;
  /** Its style, as families of four styles name it; default: it is not said. */
  style?: string;
  /** The code point of the first letter and of the last one; default A to Z. */
  letters?: readonly [first: number, last: number];
}

const UNIT = 1000;

/** A TrueType font whose letters are rectangles, one size wide, that are on the baseline. */
export function makeFont(font: FontDescription): Buffer {
  const { weight = 400, isItalic = false, height = 1, letters = [0x41, 0x5a] } = font;
  const called: Record<number, string> = {
    1: font.family,
    4: `${font.family} ${weight}`,
    6: font.postScriptName,
  };
  if (font.style !== undefined) called[2] = font.style;
  const glyph = rectangle(UNIT, height * UNIT);
  return assemble({
    // xAvgCharWidth, usWeightClass and usWidthClass; fsSelection is at 62.
    'OS/2': table(78, { 2: UNIT, 4: weight, 6: 5, 62: isItalic ? 0x01 : 0x40 }),
    cmap: lettersToGlyph(letters),
    glyf: glyph,
    // magic number, unitsPerEm, macStyle, and offsets of four bytes in `loca`.
    head: table(54, { 0: 1, 12: 0x5f0f, 14: 0x3cf5, 18: UNIT, 44: isItalic ? 2 : 0, 50: 1 }),
    // ascender, and the number of advances.
    hhea: table(36, { 0: 1, 4: UNIT, 34: 2 }),
    hmtx: table(8, { 0: UNIT, 4: UNIT }),
    // No outline for the missing glyph; then the rectangle.
    loca: table(12, { 10: glyph.length }),
    maxp: table(32, { 0: 1, 4: 2 }),
    name: names(called),
    post: table(32, { 0: 3 }),
  });
}

/** Zeros, with numbers of two bytes at some places. */
function table(length: number, words: Record<number, number>): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [place, word] of Object.entries(words)) bytes.writeUInt16BE(word, Number(place));
  return bytes;
}

/** One contour of four points on the curve. */
function rectangle(width: number, height: number): Buffer {
  const header = table(16, { 0: 1, 6: width, 8: height, 10: 3 }).subarray(0, 14);
  const flags = Buffer.alloc(4, 1);
  const deltas = [0, 0, width, 0, 0, height, 0, -height];
  const points = Buffer.alloc(16);
  deltas.forEach((delta, index) => points.writeInt16BE(delta, 2 * index));
  return Buffer.concat([header, flags, points, Buffer.alloc(2)]);
}

/** A table of format 4 with one segment for the letters, all glyph 1, and the last one that must be there. */
function lettersToGlyph([first, last]: readonly [number, number]): Buffer {
  const count = last - first + 1;
  const format = table(32, { 0: 4, 2: 32 + 2 * count, 6: 4, 14: first + count - 1, 16: 0xffff });
  for (const [place, word] of [[20, first], [22, 0xffff], [26, 1], [28, 4]]) format.writeUInt16BE(word, place); // prettier-ignore
  const glyphs = Buffer.alloc(2 * count);
  for (let letter = 0; letter < count; letter++) glyphs.writeUInt16BE(1, 2 * letter);
  return Buffer.concat([table(12, { 2: 1, 4: 3, 6: 1, 10: 12 }), format, glyphs]);
}

/** Names of Windows, in English. */
function names(texts: Record<number, string>): Buffer {
  const entries = Object.entries(texts);
  const header = table(6, { 2: entries.length, 4: 6 + 12 * entries.length });
  let offset = 0;
  const records = entries.map(([id, text]) => {
    const record = table(12, { 0: 3, 2: 1, 4: 0x409, 6: Number(id), 8: 2 * text.length, 10: offset });
    offset += 2 * text.length;
    return record;
  });
  const characters = Buffer.from(entries.map(([, text]) => text).join(''), 'utf16le').swap16();
  return Buffer.concat([header, ...records, characters]);
}

function assemble(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables);
  const header = table(12, { 0: 1, 4: entries.length });
  let offset = header.length + 16 * entries.length;
  const bodies = entries.map(([, body]) => Buffer.concat([body, Buffer.alloc(-body.length & 3)]));
  const records = entries.map(([tag, body], index) => {
    const record = Buffer.alloc(16);
    record.write(tag.padEnd(4), 'latin1');
    record.writeUInt32BE(offset, 8);
    record.writeUInt32BE(body.length, 12);
    offset += bodies[index].length;
    return record;
  });
  return Buffer.concat([header, ...records, ...bodies]);
}
