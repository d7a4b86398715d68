import { foldCase } from '../../src/text/fold';

describe('foldCase', () => {
  it.each([
    ['Star_1', 'star_1', 'ASCII'],
    ['ÄÖÜ ß', 'äöü ß', 'accents, and a letter whose capital is two'],
    ['ЗВЕЗДА', 'звезда', 'Cyrillic'],
    ['ΟΔΟΣ οδος', 'οδοσ οδοσ', 'both small sigmas are one'],
    ['\u1f88', '\u1f80', 'a capital whose own capital is two'],
    ['İı', 'İı', 'no letter becomes longer, and none becomes ASCII'],
    ['\u212a', '\u212a', 'the sign for Kelvin is no k'],
    ['😀', '😀', 'pairs of surrogates'],
  ])('The text %j is folded to %j: %s', (text, expected, _why) => {
    expect(foldCase(text)).toBe(expected);
  });

  it('The length of every character is kept, and the result is the same twice', () => {
    const wrong: number[] = [];
    for (let code = 0; code < 0x10000; code++) {
      const folded = foldCase(String.fromCharCode(code));
      if (folded.length !== 1 || foldCase(folded) !== folded) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  });
});
