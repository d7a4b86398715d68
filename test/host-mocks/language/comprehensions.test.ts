import { translate } from '../../../host-mocks/language/translate';
import { run } from './run';

describe('array comprehensions', () => {
  it.each([
    ['an array comprehension', '[x * 2 for each (x in [1, 2, 3])].join()', '2,4,6'],
    ['one over names', '[i + 1 for (i in { a: 1, b: 2 })].join()', 'a1,b1'],
    ['one with a condition', '[x for each (x in [1, 2, 3, 4]) if (x % 2 == 0)].join()', '2,4'],
    [
      'one of two loops',
      '[x + y for each (x in ["a", "b"]) for each (y in [1, 2]) if (x + y != "a2")].join()',
      'a1,b1,b2',
    ],
    ['one inside another', '[[y * x for each (y in [1, 2])] for each (x in [1, 10])].join("|")', '1,2|10,20'],
    ['one in the object of another', '[x + 1 for each (x in [y * 2 for each (y in [1, 2])])].join()', '3,5'],
    ['one with a pattern', '[a + b for each ([a, b] in [[1, 2], [3, 4]])].join()', '3,7'],
    [
      'one of objects and closures',
      '[f() for each (f in [(function () x) for each (x in [1, 2])])].join()',
      '1,2',
    ],
    ['the variable of one', 'var x = 7; [x for each (x in [1])]; x', 7],
    [
      'this and arguments in one',
      '(function () [this.k + arguments[0] + x for each (x in [1])][0]).call({ k: 1 }, 2)',
      4,
    ],
    ['one of nothing', '[x for each (x in null)].length', 0],
    ['one with a reserved name', '[enum for each (enum in [3])][0]', 3],
    ['one with XML', '[String(n.@id) for each (n in <a><b id="1"/><b id="2"/></a>.b)].join()', '1,2'],
    ['one over lines', '[x\n  for each (x in [1, 2])\n  if (x > 1)]\n.join()', '2'],
  ])('%s', (_what, source, value) => {
    expect(run(source)).toBe(value);
  });

  it.each([
    ['var a = (x for each (x in list))', 'generator expressions', 'write an array comprehension'],
    ['[(x for each (x in list))]', 'generator expressions', 'write an array comprehension'],
    ['[{ a: x for each (x in list) }]', 'generator expressions', 'write an array comprehension'],
    ['[new A(x for each (x in list))]', 'generator expressions', 'write an array comprehension'],
    ['f(x for each (x in list))', 'generator expressions', 'write an array comprehension'],
    ['default xml namespace = "u"; <a/>', 'E4X: default namespaces', 'write xmlns="…"'],
  ])('%s says that %s are not supported, and what to write', (source, what, instead) => {
    expect(() => translate(source, 'a.jsfl')).toThrow(
      new RegExp(`^a\\.jsfl:1: ${what} are not supported here; ${instead}`),
    );
  });

  it.each([
    '[a, x for each (x in list)]',
    '[x for each (x in list), 1]',
    '[for each (x in list) x]',
    '[x for x]',
  ])('%s is wrong', (source) => {
    expect(() => translate(source, 'a.jsfl')).toThrow(/^a\.jsfl:1: /);
  });

  it('a comprehension keeps the lines after it', () => {
    const source = 'var a = [x\n for each (x in [1])\n];\nnobody()';
    expect(translate(source, 'a.jsfl').split('\n')).toHaveLength(4);
    expect(() => run(source)).toThrow(expect.objectContaining({ lineNumber: 4 }));
  });
});
