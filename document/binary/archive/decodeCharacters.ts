const CHUNK = 8192;

/** UTF-16LE units as a string, unpaired surrogates as they are. */
export function decodeUnits(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return fromUnits(bytes.length >> 1, (index) => view.getUint16(index * 2, true));
}

/** Bytes of the code page of Western Windows; its five undefined bytes are decoded as themselves. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return fromUnits(bytes.length, (index) => {
    const byte = bytes[index];
    return byte >= 0x80 && byte < 0xa0 ? HIGH[byte - 0x80] : byte;
  });
}

function fromUnits(count: number, unitAt: (index: number) => number): string {
  let text = '';
  for (let from = 0; from < count; from += CHUNK) {
    const units: number[] = [];
    for (let index = from; index < Math.min(count, from + CHUNK); index++) units.push(unitAt(index));
    text += String.fromCharCode(...units);
  }
  return text;
}

/** The characters of the bytes 80 to 9F. */
const HIGH = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,
  0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0x9d, 0x017e, 0x0178,
];
