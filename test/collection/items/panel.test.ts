import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { libraryOf } from '../../support/library';

const selected = (library: Library) =>
  library
    .getSelectedItems()
    .map(({ name }) => name)
    .sort();

/** What the work calls of these methods of the library, in turn. */
function callsOf(library: Library, methods: string[], work: () => void): unknown[][] {
  const calls: unknown[][] = [];
  methods.forEach((method) => {
    const own = (library as unknown as Record<string, (...args: unknown[]) => unknown>)[method];
    Object.defineProperty(library, method, {
      configurable: true,
      value(...args: unknown[]) {
        calls.push([method, ...args]);
        return own.apply(library, args);
      },
    });
  });
  work();
  return calls;
}

describe('the selection of the library panel', () => {
  it('The selection of the library panel is kept by move, all of it', () => {
    const { collect, document } = libraryOf();
    collect('click', 'ui/button').select();
    collect('star').move('new/folder');
    expect(selected(document.library)).toEqual(['click', 'ui/button']);
    expect(collect('new/folder/star').addToStage()).toBeInstanceOf(ElementCollection);
    expect(selected(document.library)).toEqual(['click', 'ui/button']);
  });

  it('The selection of the library panel is not touched where the host keeps it', () => {
    const { collect, document } = libraryOf();
    collect('click', 'ui/button').select();
    const work = () => collect('star').move('ui');
    expect(callsOf(document.library, ['selectNone', 'selectItem'], work)).toEqual([]);
  });

  it('The selection of the library panel loses an item that is replaced', () => {
    const { collect, document } = libraryOf([{ name: 'star' }, { name: 'ui/star' }, { name: 'click' }]);
    collect('click', 'star').select();
    collect('ui/star').move('', true);
    expect(selected(document.library)).toEqual(['click']);
  });
});

describe('folders of the library panel', () => {
  it('Folders stay as they are in a host that cannot open them', () => {
    const { collect, document } = libraryOf();
    Object.defineProperty(document.library, 'expandFolder', { value: undefined });
    const collection = collect('ui', 'ui/old/icon');
    expect(collection.expand().reveal().select()).toBe(collection);
    expect(collection.move('')).toBe(collection);
  });

  it.each<[unknown[], unknown[][]]>([
    [['ui'], [['expandFolder', true, false, 'ui']]],
    [['ui', false, true], [['expandFolder', true, false, 'ui']]],
    [['ui', false, false], []],
    [[''], []],
  ])('move%j opens the folder that it moves into, unless told otherwise', (args, expected) => {
    const { collect, document } = libraryOf();
    const collection = collect('star');
    const move = collection.move as (...args: unknown[]) => unknown;
    expect(callsOf(document.library, ['expandFolder'], () => move.apply(collection, args))).toEqual(expected);
  });

  it.each<[string, unknown[], string]>([
    ['expand', [1], 'expand(): state must be true or false, got 1'],
    ['expand', [true, 'x'], 'expand(): recurse must be true or false, got "x"'],
    ['move', ['a', false, 0], 'move(): expand must be true or false, got 0'],
  ])('%s%j throws', (method, args, message) => {
    const { collect, paths } = libraryOf();
    const collection = collect('star', 'ui') as unknown as Record<string, (...args: unknown[]) => unknown>;
    const before = paths();
    expect(() => collection[method](...args)).toThrow('ItemCollection.' + message);
    expect(paths()).toEqual(before);
  });
});

describe('move', () => {
  it('Items that are in the folder already are left alone', () => {
    const { collect, document } = libraryOf();
    const work = () => collect('ui/button', 'star', 'ui/old').move('ui', true);
    expect(callsOf(document.library, ['moveToFolder'], work)).toEqual([['moveToFolder', 'ui', 'star', true]]);
  });
});

describe('attr of the folder', () => {
  it('Items of the same name are not replaced, folders not opened, and only items elsewhere are moved', () => {
    const { collect, document, paths } = libraryOf([{ name: 'star' }, { name: 'ui/star' }, { name: 'ui/b' }]);
    const work = () => collect('star', 'ui/b').attr('folder', 'ui');
    const calls = callsOf(document.library, ['expandFolder', 'moveToFolder'], work);
    expect(calls).toEqual([['moveToFolder', 'ui', 'star', false]]);
    expect(paths()).toHaveLength(4);
    expect(paths()).toContain('ui/star');
  });
});

describe('deleteItems', () => {
  it('The deepest path comes first, however long the names are, and paths of one depth stay in order', () => {
    const { collect, document } = libraryOf([
      { name: 'a name that is long' },
      { name: 'x/y/z' },
      { name: 'x/another long name' },
    ]);
    const collection = collect('a name that is long', 'x', 'x/another long name', 'x/y', 'x/y/z');
    expect(callsOf(document.library, ['deleteItem'], () => collection.deleteItems())).toEqual([
      ['deleteItem', 'x/y/z'],
      ['deleteItem', 'x/another long name'],
      ['deleteItem', 'x/y'],
      ['deleteItem', 'a name that is long'],
      ['deleteItem', 'x'],
    ]);
    expect(new ItemCollection([], document).deleteItems().elements).toEqual([]);
  });
});
