import { translate } from '../../../host-mocks/language/translate';
import { run } from './run';

describe('generators and iterators', () => {
  it.each([
    ['a generator', 'var s = ""; for (var x in (2 * n for each (n in [1, 2]) if (n > 1))) s += x; s', '4'],
    ['one of names', 'var g = (k for (k in { a: 1 })); g.next()', 'a'],
    ['one in a variable', 'var g = (n for each (n in [1, 2])), s = 0; for (var x in g) s += x; s', 3],
    [
      'one that has ended',
      'var g = (n for each (n in [])); try { g.next() } catch (e) { e === StopIteration }',
      true,
    ],
    ['this and arguments in one', '(function () (this.k + n for each (n in [1])).next()).call({ k: 1 })', 2],
    ['one in a comprehension', '[x for (x in (n + 1 for each (n in [1, 2])))].join()', '2,3'],
    ['one in for each', 'var s = 0; for each (var x in (n for each (n in [1, 2]))) s += x; s', 3],
    ['names and values', 'var s = ""; for (var [k, v] in Iterator({ a: 1, b: 2 })) s += k + v; s', 'a1b2'],
    ['names alone', 'var s = ""; for (var k in new Iterator([5, 6], true)) s += k; s', '01'],
    ['numbers of a list', 'typeof Iterator([5]).next()[0]', 'number'],
    [
      'an error inside',
      'var r; try { for (var x in (n.a for each (n in [null]))) 1 } catch (e) { r = e.message } r',
      'null has no properties',
    ],
  ])('%s', (_what, source, value) => {
    expect(run(source)).toBe(value);
  });
});

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
    ['[new A(x for each (x in list))]', 'a generator expression as an argument needs its own parentheses'],
    ['f(x for each (x in list))', 'a generator expression as an argument needs its own parentheses'],
    ['default xml namespace = "u"; <a/>', 'E4X: default namespaces are not supported here; write xmlns="…"'],
  ])('%s is refused with advice', (source, words) => {
    expect(() => translate(source, 'a.jsfl')).toThrow(`a.jsfl:1: ${words}`);
  });

  it.each([
    '[a, x for each (x in list)]',
    '[x for each (x in list), 1]',
    '[for each (x in list) x]',
    '[x for x]',
  ])('%s is a syntax error', (source) => {
    expect(() => translate(source, 'a.jsfl')).toThrow(/^a\.jsfl:1: /);
  });

  it('A comprehension keeps the lines after it', () => {
    const source = 'var a = [x\n for each (x in [1])\n];\nnobody()';
    expect(translate(source, 'a.jsfl').split('\n')).toHaveLength(4);
    expect(() => run(source)).toThrow(expect.objectContaining({ lineNumber: 4 }));
  });
});
