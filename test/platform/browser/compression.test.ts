import fc from 'fast-check';
import zlib from 'zlib';
import { compression } from '../../../platform/browser/compression';
import { OutputTooLarge } from '../../../platform/Compression';

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 5000 }),
  fc.integer({ min: 1, max: 60_000 }).map((length) => Uint8Array.from({ length }, (_, i) => (i * i) % 251)),
);
/** Bytes as a text, a letter for each: texts are compared at once, and lists of numbers one by one. */
const text = (value: Uint8Array): string => Buffer.from(value).toString('latin1');

describe('compression in a browser', () => {
  it("It unpacks what Node's zlib packed, and the other way round", () => {
    fc.assert(
      fc.property(bytes, (content) => {
        const { length } = content;
        const expected = text(content);
        expect(text(compression.inflateRaw(zlib.deflateRawSync(content), length))).toBe(expected);
        expect(text(compression.inflate(zlib.deflateSync(content), length))).toBe(expected);
        expect(text(zlib.inflateRawSync(compression.deflateRaw(content)))).toBe(expected);
        expect(text(zlib.inflateSync(compression.deflate(content)))).toBe(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('The beginning is at least as long as asked for, or all there is', () => {
    fc.assert(
      fc.property(bytes, fc.nat(20_000), (content, length) => {
        const start = compression.inflateRawStart(zlib.deflateRawSync(content), length);
        expect(start.length).toBeGreaterThanOrEqual(Math.min(length, content.length));
        expect(text(start)).toBe(text(content.slice(0, start.length)));
      }),
      { numRuns: 20 },
    );
  });

  it('A bomb stops at the limit', () => {
    const bomb = zlib.deflateRawSync(new Uint8Array(5_000_000));
    expect(() => compression.inflateRaw(bomb, 1000)).toThrow(OutputTooLarge);
    expect(() => compression.inflate(zlib.deflateSync(new Uint8Array(5_000_000)), 1000)).toThrow(
      OutputTooLarge,
    );
  });

  it('Data of zlib that end early give what they hold until then', () => {
    const content = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i) % 251);
    const packed = zlib.deflateSync(content, { level: 1 });
    const half = compression.inflate(packed.subarray(0, packed.length / 2), content.length);
    expect(half.length).toBeGreaterThan(0);
    expect(text(half)).toBe(text(content.slice(0, half.length)));
  });

  it.each([
    ['random bytes', Uint8Array.from([0x07, 0xff, 0xff, 1, 2, 3])],
    [
      'data that end early',
      zlib.deflateRawSync(Buffer.from('a text that is long enough to be cut')).subarray(0, 10),
    ],
    ['nothing', new Uint8Array()],
  ])('Raw data are refused where they are %s', (_, packed) => {
    expect(() => compression.inflateRaw(packed, 1000)).toThrow();
  });
});
