import fc from 'fast-check';
import { definitionOrder } from '../../../film/tracks/definitionOrder';

/** `a: b c` is a symbol that uses two others. */
function order(symbols: Record<string, string>, roots: string[], listed = Object.keys(symbols)): string[] {
  return definitionOrder(listed, roots, (path) => symbols[path].split(' ').filter((used) => used !== ''));
}

describe('definitionOrder', () => {
  it.each<[title: string, symbols: Record<string, string>, roots: string[], expected: string[]]>([
    ['Symbols stand as listed', { a: '', b: '', c: '' }, ['c', 'b', 'a'], ['a', 'b', 'c']],
    ['A symbol is after what it uses', { a: 'c', b: '', c: '' }, ['a', 'b'], ['c', 'a', 'b']],
    ['What no root reaches is left out', { a: '', b: 'a', c: '' }, ['b'], ['a', 'b']],
  ])('%s', (_title, symbols, roots, expected) => {
    expect(order(symbols, roots)).toEqual(expected);
  });

  it('A symbol that contains itself is one clear error', () => {
    expect(() => order({ a: 'b', b: 'c', c: 'b' }, ['a'])).toThrow(
      'A symbol cannot contain itself: "b" contains "c" contains "b".',
    );
  });

  it('Symbols nested without end are an error, and not the end of the stack', () => {
    const deep = Object.fromEntries(
      Array.from({ length: 5000 }, (_, i) => [`s${i}`, i < 4999 ? `s${i + 1}` : '']),
    );
    expect(() => order(deep, ['s0'], [])).toThrow('symbols within one another');
  });

  it('Every symbol of a random library is after all that it uses', () => {
    const library = fc.array(fc.array(fc.nat(19), { maxLength: 4 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(library, (uses) => {
        const symbols = Object.fromEntries(
          uses.map((used, i) => [
            `s${i}`,
            used
              .filter((other) => other < i)
              .map((other) => `s${other}`)
              .join(' '),
          ]),
        );
        const names = Object.keys(symbols);
        const found = order(symbols, names);
        expect([...found].sort()).toEqual([...names].sort());
        for (const name of names)
          for (const used of symbols[name].split(' ').filter(Boolean))
            expect(found.indexOf(used)).toBeLessThan(found.indexOf(name));
      }),
    );
  });
});
