import { beginsWith, contains, endsWith, equals } from '../../src/text/literals';

const TEXTS = [
  'star',
  'STAR',
  'a star',
  'stars',
  'k',
  'K',
  '\u212a',
  '\u0130',
  'i\u0307',
  '\u00c9',
  '\u00e9x',
  '',
];

describe.each([
  { name: 'equals', make: equals, rule: (text: string, part: string) => text === part },
  { name: 'beginsWith', make: beginsWith, rule: (text: string, part: string) => text.startsWith(part) },
  { name: 'endsWith', make: endsWith, rule: (text: string, part: string) => text.endsWith(part) },
])('$name', ({ make, rule }) => {
  it.each(TEXTS)('The literal %j is taken as it is when case counts', (literal) => {
    for (const text of TEXTS) expect([text, make(literal, false)(text)]).toEqual([text, rule(text, literal)]);
  });

  it.each([
    ['sTar', 'star'],
    ['K', 'k'],
    ['k', 'k'],
    ['\u00e9', '\u00e9'],
    ['\u0130', '\u0130'],
    ['\u212a', '\u212a'],
    ['', ''],
  ])('The literal %j is taken as %j when case is ignored', (literal, folded) => {
    const fold = (text: string): string => text.replace(/[A-Z\u00c9]/g, (letter) => letter.toLowerCase());
    for (const text of TEXTS) {
      expect([text, make(literal, true)(text)]).toEqual([text, rule(fold(text), folded)]);
    }
  });
});

describe('contains', () => {
  it.each(TEXTS)('The literal %j is taken as it is', (literal) => {
    for (const text of TEXTS) expect([text, contains(literal)(text)]).toEqual([text, text.includes(literal)]);
  });
});
