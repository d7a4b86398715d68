import { isBlank, trim } from '../../src/text/blanks';

describe('blanks', () => {
  it.each([' ', '\t', '\n', '\r', '\f', '\v', '\u00a0', '\u2028', '\u2029', '\ufeff'])(
    '%j is blank',
    (character) => {
      expect(isBlank(character)).toBe(true);
    },
  );

  it.each(['', 'a', '_', '\\', '\u0000', '0'])('%j is not blank', (character) => {
    expect(isBlank(character)).toBe(false);
  });
});

describe('trim', () => {
  it.each([
    ['', ''],
    [' \t\n', ''],
    ['a', 'a'],
    ['  a b\u00a0', 'a b'],
  ])('The text %j becomes %j', (text, expected) => {
    expect(trim(text)).toBe(expected);
  });
});
