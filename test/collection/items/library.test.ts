import { ItemCollection } from '../../../src/collection/ItemCollection';
import { ALL, libraryOf } from '../../support/library';

describe('new ItemCollection', () => {
  it('A new collection knows its document and library', () => {
    const { document, collect } = libraryOf();
    const collection = collect('star');
    expect(collection.dom).toBe(document);
    expect(collection.library).toBe(document.library);
    expect(String(collection)).toBe('[object ItemCollection length=1]');
    expect(collection.clone()).toBeInstanceOf(ItemCollection);
    expect(collection.slice(0).dom).toBe(document);
    expect(new ItemCollection(collection).dom).toBe(document);
  });

  it('The active document is taken, and the error without one says what to do', () => {
    const { host, document, item } = libraryOf();
    host.install();
    expect(new ItemCollection(item('star')).dom).toBe(document);
    host.uninstall();
    expect(() => new ItemCollection([])).toThrow(/no document is open; call createHost/);
  });
});

describe('deleteItems', () => {
  it('Folders are deleted after what is in them', () => {
    const { collect, paths } = libraryOf();
    const collection = collect('ui', 'ui/old', 'ui/old/icon');
    expect(collection.deleteItems()).toBe(collection);
    expect(collection.elements).toEqual([]);
    expect(paths()).toEqual(['click', 'star']);
  });

  it('Each item is deleted once', () => {
    const { collect, paths } = libraryOf();
    collect('star', 'star').deleteItems();
    expect(paths()).not.toContain('star');
  });
});

describe('a host that refuses', () => {
  it.each<[keyof Library, string, (collection: ItemCollection) => unknown]>([
    [
      'deleteItem',
      'deleteItems(): element 0, star (movie clip): Animate refused to delete it',
      (c) => c.deleteItems(),
    ],
    ['moveToFolder', 'move(): element 0, star (movie clip): Animate refused to move it', (c) => c.move('ui')],
    ['newFolder', 'move(): Animate refused to make the folder "new"', (c) => c.move('new')],
    ['selectItem', 'select(): element 0, star (movie clip): the library has no such item', (c) => c.select()],
    [
      'addItemToDocument',
      'addToStage(): element 0, star (movie clip): Animate refused to place it',
      (c) => c.addToStage(),
    ],
    ['editItem', 'exec(): element 0, star (movie clip): the host cannot open it', (c) => c.exec(() => 1)],
  ])('an error names the item for which the host refuses %s', (member, message, work) => {
    const { host, collect, document } = libraryOf();
    host.install();
    Object.defineProperty(document.library, member, { value: () => false });
    const collection = collect('star');
    expect(() => work(collection)).toThrow('ItemCollection.' + message);
    expect(collection.elements).toHaveLength(1);
    host.uninstall();
  });
});

describe('items that were deleted meanwhile', () => {
  it.each<[string, (collection: ItemCollection) => unknown]>([
    ['attr', (c) => c.attr('name', 'x')],
    ['bounds', (c) => c.bounds()],
    ['deleteItems', (c) => c.deleteItems()],
    ['linkage', (c) => c.linkage('Star')],
    ['move', (c) => c.move('new')],
    ['rename', (c) => c.rename('x')],
    ['select', (c) => c.select()],
    ['usedBy', (c) => c.usedBy()],
  ])('are named by %s, with the words of the host', (method, work) => {
    const { collect } = libraryOf();
    const collection = collect('click', 'star');
    collect('star').deleteItems();
    expect(() => work(collection)).toThrow(`ItemCollection.${method}(): element 1, star (deleted item): `);
  });
});

describe('select, expand, reveal', () => {
  it('The selection of the panel is replaced', () => {
    const { collect, document } = libraryOf();
    document.library.selectItem('click', true);
    const collection = collect('ui/old/icon', 'star');
    expect(collection.select()).toBe(collection);
    expect(
      document.library
        .getSelectedItems()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['star', 'ui/old/icon']);
    collect().select();
    expect(document.library.getSelectedItems()).toEqual([]);
  });

  /** The folders that are opened or closed, in turn. */
  const expansions = (library: Library, work: () => void) => {
    const calls: unknown[][] = [];
    Object.defineProperty(library, 'expandFolder', {
      configurable: true,
      value: (...args: unknown[]) => calls.push(args),
    });
    work();
    return calls;
  };

  it('Only folders are opened by expand()', () => {
    const { collect, document } = libraryOf();
    const collection = collect('star', 'ui', 'ui/old');
    expect(expansions(document.library, () => expect(collection.expand()).toBe(collection))).toEqual([
      [true, false, 'ui'],
      [true, false, 'ui/old'],
    ]);
    expect(expansions(document.library, () => collect('ui').expand(false, true))).toEqual([
      [false, true, 'ui'],
    ]);
  });

  it('Each folder above is opened once by reveal()', () => {
    const { collect, document } = libraryOf();
    const collection = collect('ui/old/icon', 'ui/old/panel', 'ui/button', 'star');
    expect(expansions(document.library, () => expect(collection.reveal()).toBe(collection))).toEqual([
      [true, false, 'ui'],
      [true, false, 'ui/old'],
    ]);
    expect(expansions(document.library, () => collect('star').reveal())).toEqual([]);
  });
});

describe('attr', () => {
  it('Properties are set, a name as a leaf', () => {
    const { collect, paths } = libraryOf();
    const collection = collect('ui/old/panel', 'star');
    expect(collection.attr('name', (item) => item.name.length + 'x')).toBe(collection);
    expect(paths()).toEqual(['4x', 'click', 'ui', 'ui/button', 'ui/old', 'ui/old/12x', 'ui/old/icon']);
    collect('ui/old/icon').attr({ allowSmoothing: true });
  });

  it.each<[unknown, string]>([
    ['a/b', 'name must be a name without folders (use move), got "a/b"'],
    ['/b', 'ItemCollection.attr(): name must be a name without folders (use move), got "/b"'],
    ['', 'name must be a non-empty String, got ""'],
    [5, 'name must be a non-empty String, got 5'],
  ])('attr() refuses the name %j', (name, message) => {
    const { collect, item, paths } = libraryOf();
    expect(() => collect('star').attr({ linkageExportForAS: true, name } as never)).toThrow(message);
    expect(paths()).toEqual(ALL);
    expect(item('star').linkageExportForAS).toBe(false);
  });
});

describe('attr of names that a Function gives', () => {
  it.each<[unknown, string]>([
    ['a/b', 'name must be a name without folders (use move), got "a/b"'],
    ['', 'name must be a non-empty String, got ""'],
  ])('attr() with a Function for the name refuses %j, with the item named', (name, message) => {
    const { collect, paths } = libraryOf();
    const names = ['first', name];
    const collection = collect('star', 'click');
    const run = () => collection.attr('name', ((_item: Item, i: number) => names[i]) as never);
    expect(run).toThrow(
      new RegExp(
        `^ItemCollection.attr\\(\\): element 1, click \\(sound\\): ${message.replace(/[()]/g, '\\$&')}; "name" was set on 1 of 2$`,
      ),
    );
    expect(paths()).toContain('first');
    expect(paths()).toContain('click');
  });
});

describe('move', () => {
  it.each<[string[], unknown[], string[]]>([
    [['star', 'click'], ['ui'], ['ui/star', 'ui/click']],
    [['star'], ['a/b/c'], ['a/b/c/star']],
    [['star'], ['/a/b/'], ['a/b/star']],
    [['star'], ['//a/b//'], ['a/b/star']],
    [['ui/old/icon', 'ui/button'], [''], ['icon', 'button']],
    [['ui/old/icon'], ['/'], ['icon']],
    [['ui/button'], ['ui'], ['ui/button']],
    [['ui/old'], [''], ['old']],
    [['ui/old', 'star'], ['kept'], ['kept/old', 'kept/star']],
  ])('move() takes %j to %j', (before, args, after) => {
    const { collect } = libraryOf();
    const collection = collect(...before);
    const move = collection.move as (...args: unknown[]) => unknown;
    expect(move.apply(collection, args)).toBe(collection);
    expect(collection.elements.map(({ name }) => name)).toEqual(after);
  });

  it('The contents of folders are taken along', () => {
    const { collect, paths } = libraryOf();
    collect('ui/old').move('');
    expect(paths()).toEqual(['click', 'old', 'old/icon', 'old/panel', 'star', 'ui', 'ui/button']);
  });

  it('A moved item gets another name where its own is taken, or replaces what is there', () => {
    const clashing = [{ name: 'star' }, { name: 'ui/star' }];
    const kept = libraryOf(clashing);
    kept.collect('ui/star').move('');
    expect(kept.paths()).toHaveLength(3);
    const replaced = libraryOf(clashing);
    const other = replaced.item('ui/star');
    replaced.collect('ui/star').move('', true);
    expect(replaced.paths()).toEqual(['star', 'ui']);
    expect(other.name).toBe('star');
  });

  it.each<[unknown[], string]>([
    [[], 'ItemCollection.move(): path must be a String, got undefined'],
    [['a//b'], 'ItemCollection.move(): path must be a path without empty names, got "a//b"'],
    [['a', 1], 'ItemCollection.move(): replace must be true or false, got 1'],
    [['ui'], 'ItemCollection.move(): element 1, ui (folder): a folder cannot be moved into itself ("ui")'],
    [['ui/old/new'], 'element 1, ui (folder): a folder cannot be moved into itself ("ui/old/new")'],
    [['click'], 'ItemCollection.move(): "click" is another item, not a folder'],
    [['star'], 'ItemCollection.move(): "star" is another item, not a folder'],
  ])('move(%j) throws, and moves nothing', (args, message) => {
    const { collect, paths } = libraryOf();
    const collection = collect('star', 'ui');
    const move = collection.move as (...args: unknown[]) => unknown;
    expect(() => move.apply(collection, args)).toThrow(message);
    expect(paths()).toEqual(ALL);
  });

  it('A folder that the host does not make is reported in the words of the host', () => {
    const { collect, document, paths } = libraryOf();
    const problem = new Error('not now');
    Object.defineProperty(document.library, 'newFolder', {
      value: () => {
        throw problem;
      },
    });
    const thrown: Error[] = [];
    try {
      collect('star').move('new');
    } catch (error) {
      thrown.push(error as Error);
    }
    expect(thrown.map(({ message, cause }) => [message, cause])).toEqual([
      ['ItemCollection.move(): Animate refused to make the folder "new": not now', problem],
    ]);
    expect(paths()).toEqual(ALL);
  });

  it('An empty collection makes no folder', () => {
    const { collect, paths } = libraryOf();
    collect().move('new/folder');
    expect(paths()).toEqual(ALL);
  });

  it('A folder can be moved where another name begins with its name', () => {
    const { collect, item } = libraryOf([{ name: 'ui/a' }, { name: 'ui2/b' }]);
    collect('ui').move('ui2');
    expect(item('ui2/ui/a').name).toBe('ui2/ui/a');
  });
});

describe('filter', () => {
  it('A query, or a callback, is run', () => {
    const { collect } = libraryOf();
    const collection = collect('star', 'ui/button', 'ui/old/icon');
    expect(collection.filter(':bitmap, /ui/b*').elements.map(({ name }) => name)).toEqual([
      'ui/button',
      'ui/old/icon',
    ]);
    expect(collection.filter(({ itemType }) => itemType === 'bitmap').elements).toHaveLength(1);
    expect(() => collection.filter(':bitmpa')).toThrow(
      /ItemCollection\.filter\(\): unknown pseudo ":bitmpa"/,
    );
  });
});

describe('update', () => {
  it('The library is asked to update each item', () => {
    const { collect, document } = libraryOf();
    const calls: string[] = [];
    Object.defineProperty(document.library, 'updateItem', { value: (path: string) => calls.push(path) });
    const collection = collect('ui/old/icon', 'star');
    expect(collection.update()).toBe(collection);
    expect(calls).toEqual(['ui/old/icon', 'star']);
  });
});
