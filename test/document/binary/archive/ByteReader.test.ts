import { ByteReader } from '../../../../document/binary/archive/ByteReader';

const reader = (...bytes: number[]): ByteReader => new ByteReader(Uint8Array.from(bytes));

describe('ByteReader', () => {
  it('Strings are bytes of Western Windows, or UTF-16 after a mark', () => {
    expect(reader(2, 0x41, 0xe4).string()).toBe('A\u00e4');
    expect(reader(2, 0x80, 0x93).string()).toBe('\u20ac\u201c');
    expect(reader(0xff, 0xfe, 0xff, 2, 0x41, 0, 0xac, 0x20).string()).toBe('A\u20ac');
    expect(reader(0xff, 0xfe, 0xff, 0).string()).toBe('');
  });

  it('Long strings have their length in two or four bytes', () => {
    const text = 'x'.repeat(300);
    const bytes = [...text].map(() => 0x78);
    expect(reader(0xff, 44, 1, ...bytes).string()).toBe(text);
    expect(reader(0xff, 0xff, 0xff, 44, 1, 0, 0, ...bytes).string()).toBe(text);
    expect(reader(0xff, 44, 1, ...bytes).bareString(false)).toBe(text);
  });

  it('Matrices have 16 digits of a fraction, and twips', () => {
    expect(
      reader(0, 0x80, 0, 0, ...new Array<number>(12).fill(0), 20, 0, 0, 0, 0xec, 255, 255, 255).matrix(),
    ).toEqual({ a: 0.5, b: 0, c: 0, d: 0, tx: 20, ty: -20 });
  });

  it('The value that means no point is read as null', () => {
    expect(reader(0, 0, 0, 0x80, 0, 0, 0, 0x80).optionalPoint()).toBeNull();
    expect(reader(255, 255, 255, 255, 1, 0, 0, 0).optionalPoint()).toEqual({ x: -1, y: 1 });
  });

  it('Reading beyond the end is a fault, and so is a count that cannot be', () => {
    expect(() => reader(1, 2).u32()).toThrow('ends too early');
    expect(() => reader(5, 65).string()).toThrow('says that 5 follow');
    expect(() => reader(0xff, 0xff, 0xff, 255, 255, 255, 255).string()).toThrow(
      'says that 4294967295 follow',
    );
    expect(() => reader().peek8()).toThrow('ends too early');
  });
});
