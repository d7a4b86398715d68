import { pointAt } from '../../src/text/caret';

describe('pointAt', () => {
  it.each([
    ['abc', 0, '  abc\n  ^'],
    ['abc', 1, '  abc\n   ^'],
    ['abc', 3, '  abc\n     ^'],
    ['', 0, '  \n  ^'],
    ['a\tb\nc\u2028d', 6, '  a b c d\n        ^'],
  ])('pointAt() shows %j with a caret below place %i', (text, index, expected) => {
    expect(pointAt(text, index)).toBe(expected);
  });

  it.each([
    [150, 140],
    [160, 159],
  ])('pointAt() shows a text of %i characters whole, with the caret below place %i', (length, index) => {
    const text = 'x'.repeat(length);
    expect(pointAt(text, index)).toBe(`  ${text}\n  ${' '.repeat(index)}^`);
  });

  it('pointAt() cuts a text of 161 characters', () => {
    expect(pointAt('x'.repeat(161), 0)).toBe(`  ${'x'.repeat(160)}...\n  ^`);
  });

  it.each([0, 1, 99, 100, 101, 250, 499, 500])('pointAt() cuts a long text around place %i', (index) => {
    const text = Array.from({ length: 500 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');
    const [line, caret] = pointAt(text, index).split('\n');
    expect(line.length).toBeLessThanOrEqual(170);
    expect(line.charAt(caret.length - 1)).toBe(text.charAt(index));
    expect(line.startsWith('  ...')).toBe(index > 100);
    expect(line.endsWith('...')).toBe(index < 440);
  });
});
