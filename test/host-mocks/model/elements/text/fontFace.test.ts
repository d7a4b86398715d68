import { isBold, isItalic, restyled } from '../../../../../host-mocks/model/elements/text/fontFace';

describe('Names of fonts', () => {
  it.each([
    ['Verdana', 'Verdana-Bold', 'Verdana-Italic', 'Verdana-BoldItalic'],
    ['ArialMT', 'Arial-BoldMT', 'Arial-ItalicMT', 'Arial-BoldItalicMT'],
    [
      'TimesNewRomanPSMT',
      'TimesNewRomanPS-BoldMT',
      'TimesNewRomanPS-ItalicMT',
      'TimesNewRomanPS-BoldItalicMT',
    ],
    ['Font 1*', 'Font 1*-Bold', 'Font 1*-Italic', 'Font 1*-BoldItalic'],
  ])('%s', (plain, bold, italic, both) => {
    expect(restyled(plain, { isBold: true })).toBe(bold);
    expect(restyled(bold, { isItalic: true })).toBe(both);
    expect(restyled(both, { isBold: false })).toBe(italic);
    expect(restyled(italic, { isItalic: false })).toBe(plain);
    expect([plain, bold, italic, both].map(isBold)).toEqual([false, true, false, true]);
    expect([plain, bold, italic, both].map(isItalic)).toEqual([false, false, true, true]);
  });

  it('Another weight is part of the name', () => {
    expect([isBold('InputMono-Thin'), restyled('InputMono-Thin', { isBold: false })]).toEqual([
      false,
      'InputMono-Thin',
    ]);
  });
});
