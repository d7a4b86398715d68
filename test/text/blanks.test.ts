import { isBlank, trim } from '../../src/text/blanks';

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
});
