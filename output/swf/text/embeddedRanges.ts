/** Punctuation, currency signs and letterlike symbols, which several ranges contain. */
const SIGNS = '2000-206f 20a0-20cf 2100-2183';

const KANA = '3000-303f 3041-309f 30a0-30ff ff61-ff9f';
const CHINESE =
  '3000-303f 3105-312c 31a0-31bf 4e00-9faf f900-faff ff01-ff60 2014 2018-2019 201c-201d 2026 b7 ffe5';
const HANGUL = '1100-11ff 3131-318e ac00-d7a3';
const KANJI = `${KANA} 4e00-9faf f900-faff ff01-ff60`;

/**
 * The code points of a font's ranges, by their numbers, which count the ranges of Flash's table of Unicode; 9999 is all.
 * Source: the copy of that table in Apache Flex (`flash-unicode-table.xml`) for the order and for what is not Latin; 26
 * fonts of 19 movies of Adobe's program for ranges 1 to 5. The table lists the characters of the smaller Chinese, Japanese
 * and Korean ranges one by one; here each of them contains the whole script.
 */
const RANGES: Readonly<Record<string, string>> = {
  1: '20 41-5a',
  2: '20 61-7a',
  3: '20 30-39',
  4: '20-2f 3a-40 5b-60 7b-7e 2c6 2dc 2013-2014 2018-201a 201c-201e 2020-2022 2026 2030 2039-203a 20ac 2122',
  5: '20-7e',
  6: KANA,
  7: KANJI,
  8: KANJI,
  9: HANGUL,
  10: HANGUL,
  11: CHINESE,
  12: CHINESE,
  13: CHINESE,
  14: CHINESE,
  15: 'e01-e5b',
  16: '900-97f',
  17: `20 a1-ff ${SIGNS}`,
  18: `100-1ff ${SIGNS}`,
  19: `180-24f ${SIGNS}`,
  20: `1e00-1eff ${SIGNS}`,
  21: `374-3f2 1f00-1ffe ${SIGNS}`,
  22: `400-4ce ${SIGNS}`,
  23: '530-58f fb13-fb17',
  24: '600-6ff fb50-fdff fe70-feff',
  25: `5b0-5ff fb1d-fb4f ${SIGNS}`,
  9999: '20-ffff',
};

/** The letters of western and central Europe: of ranges that are not known, and of fonts that name none. */
const LATIN = '20-7e a0-17f';

/** @param ranges - numbers with `|` between them, as documents write them */
export function charactersOfRanges(ranges: string): string {
  const numbers = new Set(ranges.split('|').filter((number) => number !== ''));
  const spans = new Set([...numbers].flatMap((number) => (RANGES[number] ?? LATIN).split(' ')));
  return [...spans].map(charactersOfSpan).join('');
}

/** The characters of a font that names no ranges. */
export const LATIN_CHARACTERS = LATIN.split(' ').map(charactersOfSpan).join('');

function charactersOfSpan(span: string): string {
  const [first, last = first] = span.split('-').map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');
}
