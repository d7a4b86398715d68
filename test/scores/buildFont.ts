/** A TrueType font without outlines: its PostScript name, and the advances of its characters in sizes. */
export function buildFont(
  name: string,
  advances: ReadonlyMap<string, number>,
  { ascent, descent }: { ascent: number; descent: number },
): Uint8Array {
  const unit = 20480;
  const characters = [...advances.keys()].sort();
  const head = table(54);
  head.setUint16(18, unit);
  const hhea = table(36);
  hhea.setInt16(4, Math.round(ascent * unit));
  hhea.setInt16(6, -Math.round(descent * unit));
  hhea.setUint16(34, characters.length + 1);
  const hmtx = table(4 * (characters.length + 1));
  characters.forEach((character, i) => {
    hmtx.setUint16(4 * (i + 1), Math.round((advances.get(character) ?? 0) * unit));
  });
  return joinTables({ head, hhea, hmtx, cmap: mapCharacters(characters), name: nameTable(name) });
}

function table(size: number): DataView {
  return new DataView(new ArrayBuffer(size));
}

/** Format 12, a group for each character. */
function mapCharacters(characters: readonly string[]): DataView {
  const cmap = table(28 + 12 * characters.length);
  cmap.setUint16(2, 1);
  cmap.setUint16(4, 3);
  cmap.setUint16(6, 10);
  cmap.setUint32(8, 12);
  cmap.setUint16(12, 12);
  cmap.setUint32(16, 16 + 12 * characters.length);
  cmap.setUint32(24, characters.length);
  characters.forEach((character, i) => {
    const code = character.codePointAt(0) ?? 0;
    [code, code, i + 1].forEach((value, k) => {
      cmap.setUint32(28 + 12 * i + 4 * k, value);
    });
  });
  return cmap;
}

function nameTable(name: string): DataView {
  const view = table(18 + 2 * name.length);
  const POSTSCRIPT_NAME = 6;
  [0, 1, 18, 3, 1, 0x409, POSTSCRIPT_NAME, 2 * name.length, 0].forEach((value, i) => {
    view.setUint16(2 * i, value);
  });
  [...name].forEach((character, i) => {
    view.setUint16(18 + 2 * i, character.charCodeAt(0));
  });
  return view;
}

function joinTables(tables: Record<string, DataView>): Uint8Array {
  const names = Object.keys(tables);
  const size = names.reduce((sum, name) => sum + tables[name].byteLength, 12 + 16 * names.length);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, names.length);
  let at = 12 + 16 * names.length;
  names.forEach((name, i) => {
    const entry = 12 + 16 * i;
    [...name].forEach((character, k) => {
      bytes[entry + k] = character.charCodeAt(0);
    });
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, tables[name].byteLength);
    bytes.set(new Uint8Array(tables[name].buffer), at);
    at += tables[name].byteLength;
  });
  return bytes;
}
