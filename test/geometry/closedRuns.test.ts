import fc from 'fast-check';
import { closedRuns, type EdgeRun } from '../../geometry/closedRuns';

/** Runs from texts such as `ab`: from a to b. */
function runs(text: string): EdgeRun[] {
  return text === '' ? [] : text.split(' ').map(([from, to]) => ({ from, to }));
}

it.each([
  ['', '', 'nothing'],
  ['aa', '1', 'a run that ends where it begins'],
  ['ab', '0', 'a line'],
  ['ab bc ca', '111', 'three that lead round'],
  ['ca ab cb', '111', 'in any order and direction'],
  ['ab ab', '11', 'two between the same ends'],
  ['ab bc ca cd', '1110', 'one that leads away'],
  ['xy yz ab bc ca cd de', '0011100', 'several that lead away, and lines elsewhere'],
  ['aa ab', '10', 'a line on a closed run'],
  ['ab bc ca cd de ec', '111111', 'two rounds that share an end'],
  ['ab bc ca ad dc', '00000', 'a round that is cut in two, where three meet'],
  ['ab bc ca xy yz zx', '111111', 'two rounds apart'],
])('Of "%s" these enclose areas: %s (%s)', (text, closed) => {
  expect(
    closedRuns(runs(text))
      .map((is) => (is ? '1' : '0'))
      .join(''),
  ).toBe(closed);
});

it('At every end of what encloses areas, an even number of runs meets', () => {
  const letter = fc.constantFrom(...'abcdef');
  fc.assert(
    fc.property(fc.array(fc.record({ from: letter, to: letter }), { maxLength: 14 }), (all) => {
      const counts = new Map<string, number>();
      const closed = closedRuns(all);
      all.forEach(({ from, to }, index) => {
        for (const end of closed[index] ? [from, to] : []) counts.set(end, (counts.get(end) ?? 0) + 1);
      });
      expect([...counts.values()].filter((count) => count % 2 === 1)).toEqual([]);
    }),
  );
});
