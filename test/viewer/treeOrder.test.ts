import fc from 'fast-check';
import type { ItemInfo } from '../../viewer/protocol';
import { FOLDER, foldersOf, inTreeOrder } from '../../viewer/ui/treeOrder';

const item = (path: string, type = 'graphic'): ItemInfo => ({ path, type, linkage: '', facts: '' });

const names = fc.constantFrom('a', 'b', 'B', 'c 2', 'c 10');
const paths = fc.uniqueArray(
  fc
    .tuple(fc.array(names, { maxLength: 3 }), fc.nat(20))
    .map(([folders, number]) => [...folders, `item ${number}`].join('/')),
  { maxLength: 30 },
);

describe('the order of the library', () => {
  it('Folders come first, then names in the order of people, each below its folder', () => {
    const order = inTreeOrder([item('b 10'), item('b 9'), item('z/late'), item('A/x/deep'), item('A/early')]);
    expect(order.map(({ path }) => path)).toEqual([
      'A',
      'A/x',
      'A/x/deep',
      'A/early',
      'z',
      'z/late',
      'b 9',
      'b 10',
    ]);
  });

  it('Every item is there once, behind its folder and among what the folder holds', () => {
    fc.assert(
      fc.property(paths, (given) => {
        const order = inTreeOrder(given.map((path) => item(path)));
        const at = new Map(order.map(({ path }, index) => [path, index]));
        expect(at.size).toBe(order.length);
        expect(order.filter(({ type }) => type !== FOLDER).map(({ path }) => path)).toEqual(
          expect.arrayContaining(given),
        );
        order.forEach(({ path }, index) => {
          for (const folder of foldersOf(path)) {
            const start = at.get(folder) ?? Infinity;
            const between = order.slice(start + 1, index);
            expect(start).toBeLessThan(index);
            expect(between.every((one) => one.path.startsWith(`${folder}/`))).toBe(true);
          }
        });
      }),
    );
  });
});
