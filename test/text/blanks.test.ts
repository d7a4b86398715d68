import { isBlank, trim } from '../../src/text/blanks';
import { growth } from '../support/growth';

describe('blanks', () => {
  test.each([' ', '\t', '\n', '\r', '\f', '\v', '\u00a0', '\u2028', '\u2029', '\ufeff'])(
    '%j is blank',
    (character) => {
      expect(isBlank(character)).toBe(true);
    },
  );

  test.each(['', 'a', '_', '\\', '\u0000', '0'])('%j is not', (character) => {
    expect(isBlank(character)).toBe(false);
  });
});

describe('trim', () => {
  test.each([
    ['', ''],
    [' \t\n', ''],
    ['a', 'a'],
    ['  a b\u00a0', 'a b'],
  ])('makes %j %j', (text, expected) => {
    expect(trim(text)).toBe(expected);
  });

  test('takes linear time for blanks within', () => {
    expect(growth((size) => trim(`a${' '.repeat(size)}b`), 100_000)).toBeLessThan(3);
  });
});
