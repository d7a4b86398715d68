import type { Library } from '../../../../host-mocks/model/library/Library';
import type { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { openLiteral } from '../../../support/openModel';
import { openSample as open, instances, paths } from '../../../support/sampleLibrary';

type Act = (library: Library) => unknown;
const ACTS: [string, Act, unknown, string[], string[]][] = [
  ['newFolder makes the folders above it', (l) => l.newFolder('x/y'), true, ['x', 'x/y'], []],
  ['newFolder without a path finds a name', (l) => l.newFolder(), true, ['untitled folder 1'], []],
  [
    'newFolder in the selected folder',
    (l) => l.selectItem('ui') && l.newFolder(),
    true,
    ['ui/untitled folder 1'],
    [],
  ],
  ['newFolder of a path that is taken', (l) => l.newFolder('ui'), false, [], []],
  ['addNewItem with a path', (l) => l.addNewItem('button', 'new/b'), true, ['new', 'new/b'], []],
  ['addNewItem without a path', (l) => l.addNewItem('movie clip'), true, ['Symbol 1'], []],
  ['addNewItem of a path that is taken', (l) => l.addNewItem('graphic', 'sky'), false, [], []],
  ['addNewItem into something that is not a folder', (l) => l.addNewItem('graphic', 'sky/x'), false, [], []],
  ['duplicateItem', (l) => l.duplicateItem('ui/star'), true, ['ui/star copy'], []],
  ['duplicateItem of a missing item', (l) => l.duplicateItem('x'), false, [], []],
  [
    'deleteItem of a folder takes what is in it',
    (l) => l.deleteItem('ui'),
    true,
    [],
    ['ui', 'ui/deep', 'ui/star', 'ui/deep/button'],
  ],
  ['deleteItem of a missing item', (l) => l.deleteItem('x'), false, [], []],
  [
    'deleteItem without a path takes the selected items',
    (l) => l.selectItem('sky') && l.deleteItem(),
    true,
    [],
    ['sky'],
  ],
  ['moveToFolder', (l) => l.moveToFolder('art', 'sky'), true, ['art/sky'], ['sky']],
  ['moveToFolder to the top level', (l) => l.moveToFolder('', 'ui/star'), true, ['star'], ['ui/star']],
  [
    'moveToFolder of a folder takes what is in it',
    (l) => l.moveToFolder('art', 'ui/deep'),
    true,
    ['art/deep', 'art/deep/button'],
    ['ui/deep', 'ui/deep/button'],
  ],
  ['moveToFolder into itself', (l) => l.moveToFolder('ui/deep', 'ui'), false, [], []],
  [
    'moveToFolder finds another name',
    (l) => l.addNewItem('graphic', 'art/sky') && l.moveToFolder('art', 'sky'),
    true,
    ['art/sky', 'art/sky 1'],
    ['sky'],
  ],
  [
    'moveToFolder replaces',
    (l) => l.addNewItem('graphic', 'art/sky') && l.moveToFolder('art', 'sky', true),
    true,
    ['art/sky'],
    ['sky'],
  ],
  [
    'renameItem renames the selected item',
    (l) => l.selectItem('sky') && l.renameItem('air'),
    true,
    ['air'],
    ['sky'],
  ],
  [
    'renameItem with several selected',
    (l) => {
      l.selectAll();
      return l.renameItem('air');
    },
    false,
    [],
    [],
  ],
];

it.each(ACTS.map(([title, act, result, added, removed]) => ({ title, act, result, added, removed })))(
  '$title',
  ({ act, result, added, removed }) => {
    const { library } = open();
    const before = paths(library);
    expect(act(library)).toBe(result);
    const after = paths(library);
    expect(after.filter((path) => !before.includes(path)).sort()).toEqual([...added].sort());
    expect(before.filter((path) => !after.includes(path)).sort()).toEqual([...removed].sort());
    for (const path of after) expect(library.find(path)?.name).toBe(path);
  },
);

it('New items, folders and duplicates become the selected item', () => {
  const { library } = open();
  const selected = (): string[] => library.getSelectedItems().map(({ name }) => name);
  library.addNewItem('movie clip', 'x');
  expect(selected()).toEqual(['x']);
  library.newFolder('f/g');
  expect(selected()).toEqual(['f/g']);
  library.duplicateItem('x');
  expect(selected()).toEqual(['x copy']);
});

it('Deleting an item removes its instances everywhere, and its objects are stale', () => {
  const document = open();
  const star = document.library.find('ui/star') as SymbolItem;
  const frame = star.timeline.layers[0].keyframes[0];
  const [instance] = document.getTimeline().layers[0].keyframes[0].elements;
  document.library.deleteItem('ui/star');
  expect(instances(document)).toEqual(['b: sky', 'c: ui/deep/button']);
  expect((document.library.find('sky') as SymbolItem).timeline.layers[0].keyframes[0].elements).toEqual([]);
  expect([star.stale, frame.stale, instance.stale]).toEqual([true, true, true]);
  expect(document.files.changes().get('LIBRARY/ui/star.xml')).toBeNull();
});

it('A duplicate has content of its own, and is not exported under the same name', () => {
  const { library } = openLiteral({
    library: [{ name: 'a', linkageClassName: 'A', layers: [{ elements: [{ item: 'b' }] }] }, { name: 'b' }],
  });
  library.duplicateItem('a');
  const [first, copy] = [library.find('a') as SymbolItem, library.find('a copy') as SymbolItem];
  expect([copy.timeline.name, copy.linkageClassName, copy.linkageExportForAS]).toEqual([
    'a copy',
    undefined,
    false,
  ]);
  copy.timeline.layers[0].keyframes[0].elements[0].x = 50;
  expect(first.timeline.layers[0].keyframes[0].elements[0].x).toBe(0);
});

it('The centre of the item is put at the position by addItemToDocument, and the library has no selection', () => {
  const document = open();
  document.library.selectItem('art/photo');
  expect(document.library.addItemToDocument({ x: 200, y: 100 })).toBe(true);
  const [element] = document.selection;
  expect([element.left + element.width / 2, element.top + element.height / 2]).toEqual([200, 100]);
  expect(document.library.getSelectedItems()).toEqual([]);
  expect(document.library.addItemToDocument({ x: 0, y: 0 }, 'ding')).toBe(false);
});

it('A symbol cannot be put into itself, not even through others', () => {
  const document = open();
  document.library.editItem('ui/star');
  expect(document.library.addItemToDocument({ x: 0, y: 0 }, 'ui/star')).toBe(false);
  expect(document.library.addItemToDocument({ x: 0, y: 0 }, 'sky')).toBe(false);
  expect(document.library.addItemToDocument({ x: 0, y: 0 }, 'art/photo')).toBe(true);
});
