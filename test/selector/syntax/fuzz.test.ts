/** @jest-environment node */
import { parse } from '../../../src/selector/syntax/parse';
import { SelectorError } from '../../../src/selector/syntax/SelectorError';
import { stringify } from '../../../src/selector/syntax/stringify';
import { growth } from '../../support/growth';
import { Random, randomQuery } from '../randomQueries';
import { bare } from './trees';
import { vocabulary } from './vocabulary';

/** `FUZZ_RUNS=1000000 npx jest test/selector/fuzz` for the long run, `FUZZ_SEED=n` for other texts. */
const runs = Number(process.env.FUZZ_RUNS ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_240_601);

// Tracing where each of the errors was made would take most of the time.
const { stackTraceLimit } = Error;
beforeAll(() => void (Error.stackTraceLimit = 0));
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

/** What came of a text: a tree that prints as itself, an error that says where, or neither. */
function outcome(text: string): 'read' | 'refused' | string {
  try {
    const tree = parse(text, vocabulary);
    const again = parse(stringify(tree), vocabulary);
    return JSON.stringify(bare(again)) === JSON.stringify(bare(tree)) ? 'read' : 'prints as another query';
  } catch (error) {
    if (!(error instanceof SelectorError)) return String(error);
    const { index, query, message } = error;
    if (query !== text) return 'the error names another text';
    if (!(index >= 0 && index <= text.length && Math.floor(index) === index)) return `index ${index}`;
    return /^\$\(\): .*(expected|unknown)/.test(message) ? 'refused' : `message ${message}`;
  }
}

it(`Every random text is read and prints as itself, or is refused with a place (${runs} texts, seed ${seed})`, () => {
  const random = new Random(seed);
  const counts: Record<string, number> = {};
  const failures: [string, string][] = [];
  for (let run = 0; run < runs; run++) {
    const text = randomQuery(random);
    const result = outcome(text);
    counts[result] = (counts[result] ?? 0) + 1;
    if (result !== 'read' && result !== 'refused' && failures.length < 20) failures.push([text, result]);
  }
  expect(failures).toEqual([]);
  // Both must happen often, or the texts prove nothing.
  expect(counts.read).toBeGreaterThan(runs / 20);
  expect(counts.refused).toBeGreaterThan(runs / 20);
}, 600_000);

function readOrRefuse(text: string): void {
  try {
    stringify(parse(text, vocabulary));
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
  }
}

describe('parse takes steps in proportion to the length of a text', () => {
  it.each([
    ['a name', '', 'a', ''],
    ['stars', '', '*a', ''],
    ['escapes', '', '\\a', ''],
    ['blanks', 'a', ' ', 'b'],
    ['blanks at the end', 'a', ' ', ''],
    ['blanks and escapes', 'a', '  \\ ', ''],
    ['slashes', '/a', '/', ''],
    ['a quoted name', '"', 'a\\"', '"'],
    ['ranges', 'a', '{1|2}', ''],
    ['groups', 'a', ',a', ''],
    ['classes', '.A', ':first.A', ''],
    ['attributes', '', '[a=b]', ''],
    ['pseudos', '', ':first', ''],
    ['nested queries side by side', '', ':not(a)', ''],
    ['names with parentheses', ':not(', '(a)', ')'],
    ['a long value', '[a=', 'b ', ']'],
    ['a long key', '[', 'a.', 'a]'],
    ['a long regular expression', '[a~=/', 'b[/]', '/]'],
    ['a long position', ':nth(', '1', ')'],
    ['a long number', '[a>', '1', ']'],
    ['a long pseudo', ':', 'a', ''],
    ['an unclosed quote', '"', 'a', ''],
    ['an unclosed bracket', '[a=', 'b', ''],
    ['an unclosed parenthesis', ':wider(', '(', ''],
    ['nesting without end', '', ':not(', ''],
    ['backslashes', '', '\\', '\\'],
    ['braces', '', '{', ''],
  ])('%s', (_title, head, unit, tail) => {
    expect(growth((size) => readOrRefuse(head + unit.repeat(size) + tail), 500)).toBeLessThan(3);
  });
});
