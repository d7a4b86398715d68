import { pointAt } from '../../src/text/caret';

describe('pointAt', () => {
  it.each([
    ['abc', 0, '  abc\n  ^'],
    ['abc', 1, '  abc\n   ^'],
    ['abc', 3, '  abc\n     ^'],
    ['', 0, '  \n  ^'],
    ['a\tb\nc\u2028d', 6, '  a b c d\n        ^'],
  ])('The text %j is shown with a caret below place %i', (text, index, expected) => {
    expect(pointAt(text, index)).toBe(expected);
  });

  it.each([
    [150, 140],
    [160, 159],
  ])('A text of %i characters is shown whole, with the caret below place %i', (length, index) => {
    const text = 'x'.repeat(length);
    expect(pointAt(text, index)).toBe(`  ${text}\n  ${' '.repeat(index)}^`);
  });

  it('A text of 161 characters is cut', () => {
    expect(pointAt('x'.repeat(161), 0)).toBe(`  ${'x'.repeat(160)}...\n  ^`);
  });

  it.each([0, 1, 99, 100, 101, 250, 499, 500])('A long text is cut around place %i', (index) => {
    const text = Array.from({ length: 500 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');
    const [line, caret] = pointAt(text, index).split('\n');
    expect(line.length).toBeLessThanOrEqual(170);
    expect(line.charAt(caret.length - 1)).toBe(text.charAt(index));
    expect(line.startsWith('  ...')).toBe(index > 100);
    expect(line.endsWith('...')).toBe(index < 440);
  });
});
