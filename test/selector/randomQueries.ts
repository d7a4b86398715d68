/** Random numbers from a seed: the same seed gives the same numbers everywhere (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  pick<T>(list: ArrayLike<T>): T {
    return list[this.below(list.length)];
  }
}

/** Whole words that random texts are made of, so that some come near to being queries. */
const WORDS = [
  ...'*:[],./\\"\'(){}|=!^$~<>+- \n\t',
  ...['a', 'Star', 'x', '1', '20', '-3', '2n+1', 'odd', '0.5', 'é', 'İ', '😀', '\ud83d', '\u0000', '\u2028'],
  ...[
    ':not(',
    ':is(',
    ':has(',
    ':contains(',
    ':nth(',
    ':random(',
    ':wider(',
    ':first',
    ':movieclip',
    ':my_own-1',
  ],
  ...[
    '[a',
    '[a=',
    '[a!=',
    '[a^=',
    '[a$=',
    '[a*=',
    '[a~=/',
    '[a<',
    '[a<=',
    '[a>',
    '[a>=',
    '{1|5}',
    '{',
    ')',
    ']',
  ],
];

/** Queries that mutations start from: one or more for every rule of the language. */
const QUERIES = [
  '*',
  'star_*, :bitmap',
  '"star, red":movieclip',
  "'it\\'s'.A",
  'ball_{1|20}_{-5|5}*',
  'a\\:b\\ ',
  'my star (1) + #2 $x.png',
  '/assets/*:bitmap',
  '"/a, b/".Star',
  '.ui.buttons.*',
  '[libraryItem.name=Symbol 5]',
  '[ x >= -1.5e3 ][font]',
  '[a!={1|5}][b=c*d]',
  '[a^="b]"][a$=\'c\'][a*=d]',
  '[a~=/^[/\\]]b\\/(c|d)+$/gi]',
  ':nth(-2n + 1):first:random(0.5)',
  ':not(a (1), :has(.B:is([c=)]))):last',
  ':wider(f(1), "x" \\) ):wider',
  ':contains(:not(:movieclip)), :my_own-1()',
];

/** A text of random words, or a query with a few random changes. */
export function randomQuery(random: Random): string {
  if (random.below(3) === 0) return randomWords(random, 1 + random.below(12));
  let text = random.pick(QUERIES);
  for (let changes = 1 + random.below(4); changes > 0; changes--) text = mutate(text, random);
  return text;
}

function randomWords(random: Random, count: number): string {
  let text = '';
  for (let i = 0; i < count; i++) text += random.pick(WORDS);
  return text;
}

function mutate(text: string, random: Random): string {
  const from = random.below(text.length + 1);
  const to = Math.min(text.length, from + 1 + random.below(4));
  const part = text.slice(from, to);
  switch (random.below(6)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, from) + randomWords(random, 1) + text.slice(from);
    case 2:
      return text.slice(0, from) + randomWords(random, 1) + text.slice(to);
    case 3:
      return text.slice(0, to) + part + text.slice(to);
    case 4:
      return text.slice(0, from) + random.pick(QUERIES) + text.slice(from);
    default:
      return text.slice(0, to);
  }
}
