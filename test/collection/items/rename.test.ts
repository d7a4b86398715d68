import { ItemCollection } from '../../../src/collection/ItemCollection';
import { ALL, libraryOf } from '../../support/library';

describe('rename', () => {
  it.each<[string[], unknown[], string[]]>([
    [['ui/button', 'ui/old/panel'], [], ['ui/Item_1', 'ui/old/Item_2']],
    [['ui/button'], [], ['ui/Item']],
    [['ui/button', 'star'], ['x_##'], ['ui/x_01', 'x_02']],
    [['ui/button', 'star'], ['my *'], ['ui/my button', 'my star']],
    [['star'], [(_i: Item, n: number, _all: Item[], present: string) => present + n], ['star0']],
    [['ui', 'ui/button'], ['x'], ['x_1', 'x_1/x_2']],
  ])('rename() of %j with %j gives the expected names', (before, args, after) => {
    const { collect, paths } = libraryOf();
    const collection = collect(...before);
    const rename = collection.rename as (...args: unknown[]) => unknown;
    expect(rename.apply(collection, args)).toBe(collection);
    expect(collection.elements.map(({ name }) => name)).toEqual(after);
    expect(paths()).toHaveLength(ALL.length);
  });

  it.each<[string, (items: Item[], item: Item) => unknown]>([
    ['adds an item', (items, item) => items.push(item)],
    ['takes the items away', (items) => items.splice(0)],
  ])('rename() renames the items that it was called with when its Function %s', (_title, change) => {
    const { collect, item } = libraryOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    const items = ['a', 'b'].map(item);
    collect('a', 'b').rename((_item, index, elements) => {
      change(elements, item('c'));
      return `x${index}`;
    });
    expect(items.map(({ name }) => name)).toEqual(['x0', 'x1']);
    expect(item('c').name).toBe('c');
  });

  it('Items can exchange their names', () => {
    const { collect, item } = libraryOf();
    const [button, panel, icon] = [item('star'), item('ui/old/panel'), item('ui/old/icon')];
    collect('ui/old/panel', 'ui/old/icon', 'star').rename((_item, i) => ['icon', 'panel', 'star'][i]);
    expect([button, panel, icon].map(({ name }) => name)).toEqual(['star', 'ui/old/icon', 'ui/old/panel']);
  });

  it('Items can move up in a row', () => {
    const { collect, item } = libraryOf([{ name: 'a_1' }, { name: 'a_2' }, { name: 'a_3' }]);
    const items = ['a_1', 'a_2', 'a_3'].map(item);
    collect('a_1', 'a_2', 'a_3').rename('a_002');
    expect(items.map(({ name }) => name)).toEqual(['a_002', 'a_003', 'a_004']);
    collect('a_002', 'a_003', 'a_004').rename('a_003');
    expect(items.map(({ name }) => name)).toEqual(['a_003', 'a_004', 'a_005']);
  });

  it.each<[string[], unknown[], string]>([
    [
      ['star'],
      ['click'],
      'ItemCollection.rename(): these names are taken in their folders: "star" as "click"',
    ],
    [['ui/old/panel', 'ui/old/icon'], [() => 'x'], '"ui/old/icon" as "ui/old/x"'],
    [
      ['star', 'ui/button', 'ui/old/icon'],
      [(_i: Item, n: number) => ['click', 'old', 'panel'][n]],
      'folders: "star" as "click", "ui/button" as "ui/old", "ui/old/icon" as "ui/old/panel"',
    ],
    [['star'], ['/b'], 'a new name must be a non-empty String without "/", got "/b"'],
    [
      ['ui/button', 'star'],
      ['a/b'],
      'ItemCollection.rename(): element 0, ui/button (button): a new name must be a non-empty String without "/", got "a/b_1"',
    ],
    [['star'], ['a/b'], 'a new name must be a non-empty String without "/", got "a/b"'],
    [
      ['star', 'ui/button'],
      [(_i: Item, n: number) => (n ? '' : 'x')],
      'element 1, ui/button (button): the Function must',
    ],
  ])('rename() of %j with %j renames nothing, and says why', (before, args, message) => {
    const { collect, paths } = libraryOf();
    const collection = collect(...before);
    const rename = collection.rename as (...args: unknown[]) => unknown;
    expect(() => rename.apply(collection, args)).toThrow(message);
    expect(paths()).toEqual(ALL);
  });

  it.each<[string, string[], string[], string[]]>([
    ['another item has', ['renaming 0', 'a', 'b'], ['a', 'b'], ['b', 'a']],
    ['others have, one after the other', ['renaming 0', 'renaming ~0', 'a', 'b'], ['a', 'b'], ['b', 'a']],
    ['one of the renamed has', ['renaming 0', 'a'], ['a', 'renaming 0'], ['renaming 0', 'a']],
    ['one of the renamed loses', ['renaming 0', 'a', 'b'], ['renaming 0', 'a', 'b'], ['z', 'b', 'a']],
    ['one of the renamed gets', ['a', 'b', 'c'], ['c', 'a', 'b'], ['renaming 0', 'b', 'a']],
  ])('rename() takes a temporary name that is not the one that %s', (_title, library, before, after) => {
    const { collect, item, paths } = libraryOf(library.map((name) => ({ name })));
    const items = before.map(item);
    const others = paths().filter((path) => !before.includes(path));
    collect(...before).rename((_item, i) => after[i]);
    expect(items.map(({ name }) => name)).toEqual(after);
    expect(paths()).toEqual([...others, ...after].sort());
  });

  it('Each item gets its name once, and those that have it get none', () => {
    const { document, item } = libraryOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
    const given: string[] = [];
    const watched = ['a', 'b', 'c', 'd'].map((path) => {
      const own = item(path);
      return new Proxy(own, {
        get: (target, key) => Reflect.get(target, key, target) as unknown,
        set(target, key, value) {
          given.push(path + ' ' + String(value));
          return Reflect.set(target, key, value, target);
        },
      });
    });
    new ItemCollection(watched, document).rename((_item, i) => ['a', 'c', 'x', 'y'][i]);
    expect(given).toEqual(['c renaming 0', 'b c', 'c x', 'd y']);
  });

  /** The item refuses every new name. */
  function refuseNames(stubborn: Item): void {
    const property = Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(Object.getPrototypeOf(stubborn)),
      'name',
    )!;
    Object.defineProperty(stubborn, 'name', {
      get: () => property.get!.call(stubborn),
      set() {
        throw new Error('in use');
      },
    });
  }

  it('Temporary names are rolled back when the host fails', () => {
    const { collect, item, paths } = libraryOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    refuseNames(item('c'));
    expect(() => collect('c', 'a', 'b').rename((_item, i) => ['z', 'b', 'a'][i])).toThrow(
      'ItemCollection.rename(): element 0, c (movie clip): in use',
    );
    expect(paths()).toEqual(['a', 'b', 'c']);
  });

  it('Items that were renamed before the host failed stay so', () => {
    const { collect, item } = libraryOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    const items = ['a', 'b', 'c'].map(item);
    refuseNames(item('c'));
    expect(() => collect('a', 'b', 'c').rename((_item, i) => ['b', 'a', 'z'][i])).toThrow(
      'ItemCollection.rename(): element 2, c (movie clip): in use',
    );
    expect(items.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
    const other = libraryOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    const [a, b, c] = ['a', 'b', 'c'].map(other.item);
    refuseNames(c);
    expect(() => other.collect('b', 'c', 'a').rename((_item, i) => ['z', 'x', 'b'][i])).toThrow('in use');
    expect([a, b, c].map(({ name }) => name)).toEqual(['a', 'z', 'c']);
  });
});
