import fc from 'fast-check';
import { PNG } from 'pngjs';
import { compression } from '../../../platform/node/compression';
import { MAX_JPEG_SCANS } from '../../../geometry/claims';
import { decodeBitmap } from '../../../output/pixels/decodeBitmap';

const options = { compression, maxPixels: 10_000 };

/** The parts of an indexed bitmap, as Animate lays them out. */
interface Indexed {
  width: number;
  height: number;
  /** Premultiplied ARGB. */
  colors: number[][];
  indices: number[];
  isPacked: boolean;
}

/** Bytes of an indexed bitmap; rows are padded to four bytes. */
function indexedBitmap({ width, height, colors, indices, isPacked }: Indexed): Uint8Array {
  const rowBytes = (width + 3) & ~3;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) rows.set(indices.slice(y * width, (y + 1) * width), y * rowBytes);
  const word = (value: number): number[] => [value & 255, value >> 8];
  const packed = [...compression.deflate(rows)];
  const pixels = isPacked ? [1, ...word(packed.length), ...packed, 0, 0] : [0, ...rows];
  const head = [
    3,
    3,
    ...word(rowBytes),
    ...word(width),
    ...word(height),
    ...new Array<number>(16).fill(0),
    1,
  ];
  return Uint8Array.from([...head, ...word(colors.length), ...colors.flat(), ...pixels]);
}

const opaque = fc.tuple(fc.constant(255), fc.nat(255), fc.nat(255), fc.nat(255));
const bitmaps = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc.array(opaque, { minLength: 1, maxLength: 256 }).chain((colors) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        colors: fc.constant(colors),
        indices: fc.array(fc.nat(colors.length - 1), {
          minLength: width * height,
          maxLength: width * height,
        }),
        isPacked: fc.boolean(),
      }),
    ),
  );

describe('decodeBitmap', () => {
  it('Each pixel of an indexed bitmap is drawn in the colour that its index names', () => {
    fc.assert(
      fc.property(bitmaps, (bitmap) => {
        const image = decodeBitmap(indexedBitmap(bitmap), options);
        if (typeof image === 'string') throw new Error(image);
        const expected = bitmap.indices.flatMap((index) => {
          const [alpha, red, green, blue] = bitmap.colors[index];
          return [red, green, blue, alpha];
        });
        expect([...PNG.sync.read(Buffer.from(image.bytes)).data]).toEqual(expected);
      }),
    );
  });

  it('A JPEG with more scans than the maximum is refused: the rasterizer goes through all pixels for each', () => {
    const frame = [0xff, 0xc2, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0];
    // The data of a scan holds 0xff as 0xff 0.
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 0x12, 0xff, 0, 0xda];
    const jpegOf = (scans: number): Uint8Array =>
      Uint8Array.from([0xff, 0xd8, ...frame, ...new Array<number[]>(scans).fill(scan).flat(), 0xff, 0xd9]);
    expect(decodeBitmap(jpegOf(MAX_JPEG_SCANS), options)).toMatchObject({ width: 16, height: 16 });
    expect(decodeBitmap(jpegOf(MAX_JPEG_SCANS + 1), options)).toBe('has more than 100 scans');
  });

  it('The colours of an indexed bitmap are divided by their alpha', () => {
    const bytes = indexedBitmap({
      width: 2,
      height: 1,
      colors: [
        [128, 64, 0, 128],
        [0, 0, 0, 0],
      ],
      indices: [0, 1],
      isPacked: true,
    });
    const image = decodeBitmap(bytes, options);
    expect(typeof image === 'string' ? image : [...PNG.sync.read(Buffer.from(image.bytes)).data]).toEqual([
      128, 0, 255, 128, 0, 0, 0, 0,
    ]);
  });

  const small = { width: 2, height: 2, colors: [[255, 1, 2, 3]], indices: [0, 0, 0, 0], isPacked: true };
  it.each([
    ['has no data', new Uint8Array(0)],
    ['is not a JPEG, PNG or GIF, nor a lossless bitmap', Uint8Array.of(1, 2, 3)],
    ['is a damaged JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ['is a damaged PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
    ['has no pixels', indexedBitmap({ ...small, width: 0 })],
    ['has more than 10000 pixels', indexedBitmap({ ...small, width: 200, height: 200 })],
    ['is damaged', indexedBitmap(small).subarray(0, 30)],
    ['is damaged', indexedBitmap(small).subarray(0, 36)],
  ])('The reason for bad data is that it %s', (reason, bytes) => {
    expect(decodeBitmap(bytes, options)).toBe(reason);
  });

  it('Rows that are far longer than their pixels are not unpacked', () => {
    const bytes = indexedBitmap({ ...small, isPacked: true });
    new DataView(bytes.buffer, bytes.byteOffset).setUint16(2, 65_535, true);
    const inflate = jest.fn(() => new Uint8Array());
    expect(decodeBitmap(bytes, { ...options, compression: { ...options.compression, inflate } })).toBe(
      'is damaged',
    );
    expect(inflate).not.toHaveBeenCalled();
  });
});
