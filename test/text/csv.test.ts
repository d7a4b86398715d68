import { csvRow } from '../../src/text/csv';

describe('csvRow', () => {
  it.each<[string[], string]>([
    [[], ''],
    [['a'], 'a'],
    [['a b', ''], 'a b,'],
    [['a,b', 'c"d'], '"a,b","c""d"'],
    [['a\nb', 'c\rd'], '"a\nb","c\rd"'],
    [[' a', 'b '], '" a","b "'],
  ])('The row of %j is %j', (cells, expected) => {
    expect(csvRow(cells)).toBe(expected);
  });
});
