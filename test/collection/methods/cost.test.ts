/** @jest-environment node */
import type * as Library from '../../../src';
import type * as Maps from '../../../src/host/IdentityMap';

/** As in engines without Map, Animate's among them. */
jest.doMock('../../../src/host/IdentityMap', () => {
  const actual = jest.requireActual<typeof Maps>('../../../src/host/IdentityMap');
  return { ...actual, IdentityMap: actual.BucketMap };
});
const { Collection } = jest.requireActual<typeof Library>('../../../src');

const SIZE = 200;

/** Objects with names, a fifth of them stars; `count` counts the reads of all members. */
function namedObjects(count: (member: string) => void): object[] {
  return Array.from(
    { length: SIZE },
    (_, i) =>
      new Proxy(
        { name: (i % 5 === 0 ? 'star_' : 'ball_') + i },
        {
          get(target, member, receiver) {
            count(String(member));
            return Reflect.get(target, member, receiver) as unknown;
          },
        },
      ),
  );
}

describe('reads of objects, where an object is known again by what is read of it', () => {
  it.each<[string, number, number, (collection: Library.Collection<object>) => unknown]>([
    ['unique()', SIZE, SIZE, (all) => all.unique()],
    [
      'remove(find(…)) of few objects, what find reads included',
      SIZE,
      160,
      (all) => all.remove(all.find('star*')),
    ],
    ["remove('star*')", SIZE, 160, (all) => all.remove('star*')],
    ['sort()', SIZE, SIZE, (all) => all.sort()],
    ['remove(list) of few objects', 0, 140, (all) => all.remove(all.elements.slice(10, 70))],
    [
      'remove(list) in another order, whose first is met in passing',
      SIZE + 1,
      120,
      (all) => all.remove(all.elements.slice(0, 80).reverse()),
    ],
  ])('%s: %i, of names only', (_call, expected, length, call) => {
    const reads: string[] = [];
    const collection = new Collection<object>(namedObjects((member) => reads.push(member)));
    reads.length = 0;
    call(collection);
    expect(collection.length).toBe(length);
    expect(reads.filter((member) => member !== 'name')).toEqual([]);
    expect(reads).toHaveLength(expected);
  });
});
