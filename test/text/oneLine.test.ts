import { clip, oneLine } from '../../src/text/oneLine';

describe('oneLine', () => {
  it.each([
    ['abc', 'abc'],
    ['a\nb\tc\u0000d\u2028e\u007ff\u00a0g', 'a b c d e f g'],
    ['Öl 星 😀', 'Öl 星 😀'],
  ])('The text %j is shown as %j', (text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });
});

describe('clip', () => {
  it('Forty characters are left as they are', () => {
    expect(clip('a'.repeat(40))).toBe('a'.repeat(40));
  });

  it('The first forty of more are shown', () => {
    expect(clip('\n'.repeat(41))).toBe(`${' '.repeat(40)}...`);
  });
});
