import { clip, oneLine } from '../../src/text/oneLine';

describe('oneLine', () => {
  test.each([
    ['abc', 'abc'],
    ['a\nb\tc\u0000d\u2028e\u007ff\u00a0g', 'a b c d e f g'],
    ['Öl 星 😀', 'Öl 星 😀'],
  ])('shows %j as %j', (text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });
});

describe('clip', () => {
  test('leaves forty characters as they are', () => {
    expect(clip('a'.repeat(40))).toBe('a'.repeat(40));
  });

  test('shows the first forty of more', () => {
    expect(clip('\n'.repeat(41))).toBe(`${' '.repeat(40)}...`);
  });
});
