/** The characters of a font's ranges, by their numbers; spaces belong to each. Source: movies of Adobe's program. */
const RANGES: Readonly<Record<string, string>> = {
  1: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  2: 'abcdefghijklmnopqrstuvwxyz',
  3: '0123456789',
  4: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ˆ˜–—‘’‚“”„†‡•…‰‹›€™',
};

const SPACES = ' \u00a0';

/** The letters of western and central Europe: of ranges without a table here, and of fonts that name none. */
const LATIN = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code))
  .filter((character) => /\P{Cc}/u.test(character))
  .join('');

/** @param ranges - numbers with `|` between them, as documents write them */
export function charactersOfRanges(ranges: string): string {
  const numbers = ranges.split('|').filter((number) => number !== '');
  if (numbers.length === 0) return LATIN;
  return SPACES + numbers.map((number) => RANGES[number] ?? LATIN).join('');
}
