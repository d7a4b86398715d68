import fc from 'fast-check';
import type { Query } from '../../../src/selector/syntax/ast';
import { parse } from '../../../src/selector/syntax/parse';
import { stringify } from '../../../src/selector/syntax/stringify';
import { trees } from './generateTrees';
import { bare } from './trees';
import { vocabulary } from './vocabulary';
import { tries } from '../../support/sample';

describe('stringify', () => {
  const cases = [
    ['  a ,b', 'a, b', 'blanks that mean nothing go'],
    ['**', '*', 'and stars'],
    ['star_*_{01|020}', 'star_*_{1|20}', 'wildcards stay'],
    ['star\\, red', '"star, red"', 'a text that would need backslashes is quoted'],
    ["'star'", 'star', 'one that needs none is not'],
    ['"say \\"a:b\\""', '"say \\"a:b\\""', 'quotes within quotes'],
    ['""', '""', 'an empty name'],
    ['\\*', '"*"', 'a star that is a star'],
    ['\\[*', '\\[*', 'with wildcards there are backslashes'],
    ['\\ a*', '\\ a*', 'also for blanks at the ends'],
    ['\\.a', '".a"', 'and dots at the start'],
    ['*.a', '*.a', 'elsewhere a dot needs none'],
    ['*star *', '*star *', 'nor does a letter, or a blank within'],
    ['"\\/a"', '"\\/a"', 'a name with a slash first'],
    ['it\'s "a"', 'it\'s "a"', 'quotes inside a name'],
    ['a (1)', 'a (1)', 'parentheses'],
    [':not(a (1))', ':not("a (1)")', 'parentheses within parentheses'],
    ['//a/b//', '/a/b', 'slashes at the ends of a path go'],
    ['/a, b', '/a, b', 'two groups'],
    ['"/a, b"', '"/a, b"', 'one'],
    ['/\\/a\\/', '"/\\/a\\/"', 'slashes that belong to the path'],
    ['. Star', '.Star', 'classes'],
    ["'a'.B", '"a".B', 'a class after a name that quotes have closed'],
    ['"/a" .B', '"/a".B', 'after a path'],
    ['."A".B', '."A".B', 'and after a class'],
    ['[ a = b ]', '[a=b]', 'attributes'],
    ['[a="b"]', '[a="b"]', 'quotes of a value stay, since it may matter'],
    ["[a='\"]']", '[a="\\"]"]', 'in their double form'],
    ['[a=b\\]\\*]', '[a=b\\]\\*]', 'what was escaped is'],
    ['[a*=b\\*]', '[a*=b*]', 'where it needs to'],
    ['[a=b*]', '[a=b*]', 'a star'],
    ['[a={ 01 | 2.50 }]', '[a={1|2.5}]', 'a range'],
    ['[a>+1e3]', '[a>1000]', 'a number'],
    ['[a ~= /b\\/]/i]', '[a~=/b\\/]/i]', 'a regular expression'],
    [':contains(a)', ':has(a)', 'one word for one thing'],
    [':nth(ODD)', ':nth(2n+1)', 'positions'],
    [':nth(1n)', ':nth(n)', 'without a factor'],
    [':nth(-1n + 3)', ':nth(-n+3)', 'with a minus'],
    [':nth(0n+3)', ':nth(3)', 'without steps'],
    [':nth(2n-0)', ':nth(2n)', 'without offset'],
    [':nth(2n - 1)', ':nth(2n-1)', 'with a negative one'],
    [':random(.5)', ':random(0.5)', 'probabilities'],
    [':wider( f(1) )', ':wider( f\\(1\\) )', 'arguments of other words'],
  ].map(([query, expected, why]) => ({ query, expected, why }));

  it.each(cases)('The query $query is printed as $expected: $why', ({ query, expected }) => {
    const tree = parse(query, vocabulary);
    expect(stringify(tree)).toBe(expected);
    expect(bare(parse(expected, vocabulary))).toEqual(bare(tree));
  });

  it('The printed text gives the same tree again, whatever the tree', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const printed = stringify(tree as unknown as Query);
        expect(bare(parse(printed, vocabulary))).toEqual(tree);
        expect(stringify(parse(printed, vocabulary))).toBe(printed);
      }),
      { numRuns: tries(300, 2000) },
    );
  });
});
