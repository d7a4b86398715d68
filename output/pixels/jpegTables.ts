/** The tables of Annex K of the JPEG specification (ITU-T T.81), which encoders commonly write. */

/** Steps of brightness and of colour for quality 50, row by row. */
export const STEPS: readonly (readonly number[])[] = [
  [
    ...[16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55],
    ...[14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62],
    ...[18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92],
    ...[49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99],
  ],
  [
    ...[17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99],
    ...[24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99],
    ...Array.from({ length: 32 }, () => 99),
  ],
];

/** A Huffman table: how many codes there are of each length, and what they stand for. */
export interface CodeTable {
  readonly counts: readonly number[];
  readonly values: readonly number[];
}

const SIZES = Array.from({ length: 12 }, (_, size) => size);

/** Of the first number of a block: for brightness, and for colour. */
export const FIRST_CODES: readonly CodeTable[] = [
  { counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], values: SIZES },
  { counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], values: SIZES },
];

/** Of the other numbers: four bits of zeros before it, four bits of size. */
export const OTHER_CODES: readonly CodeTable[] = [
  {
    counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
    values: bytes(
      '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a' +
        '25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a' +
        '838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9ca' +
        'd2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
    ),
  },
  {
    counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
    values: bytes(
      '000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a' +
        '262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a' +
        '82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9ca' +
        'd2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
    ),
  },
];

function bytes(hexadecimal: string): number[] {
  return (hexadecimal.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** Where in a block of eight rows each number is, in the order in which a file has them. */
export const ZIGZAG: readonly number[] = Array.from({ length: 64 }, (_, at) => at).sort((one, other) => {
  const [sum, otherSum] = [one, other].map((at) => (at >> 3) + (at & 7));
  if (sum !== otherSum) return sum - otherSum;
  return sum % 2 === 0 ? other - one : one - other;
});
