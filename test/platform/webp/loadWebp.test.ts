import { nodeWebp } from '../../../platform/node/webp';
import type { WebpEncoder } from '../../../platform/webp/WebpEncoder';

let webp: WebpEncoder;
beforeAll(async () => {
  webp = await nodeWebp();
});

/** A picture of 3 by 2 pixels, one of them half transparent. */
const PICTURE = {
  width: 3,
  height: 2,
  rgba: Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, ...Array<number>(12).fill(255)]),
};

/** The names of the parts of a file, which lie beside each other in it. */
function partsOf(file: Uint8Array): string[] {
  const text = Buffer.from(file).toString('latin1');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  expect([text.slice(0, 4), view.getUint32(4, true) + 8, text.slice(8, 12)]).toEqual([
    'RIFF',
    file.length,
    'WEBP',
  ]);
  const names: string[] = [];
  for (let at = 12; at < file.length;) {
    names.push(text.slice(at, at + 4));
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return names;
}

it.each([
  ['without loss', {}, ['VP8L']],
  ['with loss, and its opacity apart', { quality: 75 }, ['VP8X', 'ALPH', 'VP8 ']],
])('A picture becomes a WebP %s', (_title, coding, parts) => {
  expect(partsOf(webp.encode(PICTURE, coding))).toEqual(parts);
});

it('A picture does not change when the next one is made', () => {
  const first = webp.encode(PICTURE, {});
  const copy = first.slice();
  webp.encode({ width: 64, height: 64, rgba: new Uint8Array(64 * 64 * 4).fill(77) }, {});
  expect(first).toEqual(copy);
});

it('A side longer than the format can say is refused', () => {
  const wide = { width: 16384, height: 1, rgba: new Uint8Array(16384 * 4) };
  expect(() => webp.encode(wide, {})).toThrow(/16384 x 1 pixels is too large for WebP.*16383/);
});
