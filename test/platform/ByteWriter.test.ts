import fc from 'fast-check';
import { bitsOf, ByteWriter, signedBitsOf } from '../../platform/ByteWriter';
import { SwfBits } from '../support/SwfBits';

const hex = (out: ByteWriter): string => Buffer.from(out.written).toString('hex');

it.each<[string, (out: ByteWriter) => ByteWriter, string]>([
  ['two bytes begin with the lower one', (out) => out.u16(0x1234), '3412'],
  ['four bytes begin with the lowest', (out) => out.u32(0x12345678), '78563412'],
  ['bits fill bytes from the highest on', (out) => out.bits(0b101, 3).bits(1, 1), 'b0'],
  ['a byte ends the one that bits have begun', (out) => out.bits(1, 1).u8(255), '80ff'],
  ['a fraction has eight bits behind the point', (out) => out.fixed8(1.5), '8001'],
  ['a fraction of sixteen bits is cut off', (out) => out.fixed16((45 * Math.PI) / 180), '0fc90000'],
  ['-1 is all ones', (out) => out.signed(-1, 8), 'ff'],
  ['seven bits are in each byte of an encoded number', (out) => out.encoded(300), 'ac02'],
  ['a text ends with a zero, and before its own', (out) => out.text('a\0b'), '6100'],
])('%s', (_title, write, expected) => {
  expect(hex(write(new ByteWriter()))).toBe(expected);
});

it('Bits are read as they were written', () => {
  const field = fc
    .integer({ min: 1, max: 32 })
    .chain((count) => fc.record({ count: fc.constant(count), value: fc.nat(2 ** count - 1) }));
  fc.assert(
    fc.property(fc.array(field, { maxLength: 200 }), (fields) => {
      const out = new ByteWriter();
      for (const { value, count } of fields) out.bits(value, count);
      const bits = new SwfBits(out.written);
      expect(fields.map(({ count }) => bits.unsigned(count))).toEqual(fields.map(({ value }) => value));
    }),
  );
});

it('Numbers have as many bits as they need and no more', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 30), max: 2 ** 30 }), (value) => {
      const count = signedBitsOf(value);
      const out = new ByteWriter().signed(value, count);
      expect(new SwfBits(out.written).signed(count)).toBe(value);
      if (count > 1)
        expect(new SwfBits(new ByteWriter().signed(value, count - 1).written).signed(count - 1)).not.toBe(
          value,
        );
    }),
  );
  expect([0, 1, 2, 255, 256].map(bitsOf)).toEqual([0, 1, 2, 8, 9]);
});
