import fc from 'fast-check';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Item } from '../../../../host-mocks/model/library/Item';
import type { Library } from '../../../../host-mocks/model/library/Library';
import { SymbolItem } from '../../../../host-mocks/model/library/SymbolItem';
import { openLiteral, quietHost } from '../../../support/openModel';

function open(switches = {}): Document {
  return openLiteral(
    {
      library: [
        { name: 'ui', type: 'folder' },
        { name: 'ui/star', layers: [{ elements: [{ item: 'art/photo' }] }] },
        { name: 'ui/deep/button', type: 'button' },
        { name: 'art/photo', type: 'bitmap' },
        { name: 'ding', type: 'sound' },
        { name: 'Body', type: 'font', font: 'Verdana-BoldItalic' },
        { name: 'sky', type: 'graphic', layers: [{ elements: [{ item: 'ui/star' }] }] },
      ],
      layers: [
        {
          frames: [
            {
              sound: 'ding',
              elements: [
                { item: 'ui/star', name: 'a' },
                { item: 'sky', name: 'b' },
              ],
            },
          ],
        },
        { elements: [{ item: 'ui/deep/button', name: 'c' }] },
      ],
    },
    quietHost(switches),
  );
}

const paths = ({ items }: Library): string[] => items.map(({ name }) => name);
const instances = (document: Document): unknown[] =>
  document.getTimeline().layers.flatMap((layer) =>
    layer.keyframes[0].elements.map((element) => {
      const { name, libraryItem } = element as unknown as { name: string; libraryItem: Item | null };
      return `${name}: ${libraryItem?.name ?? 'none'}`;
    }),
  );

test('Items are folders, media, fonts and symbols, in the order of the file', () => {
  expect(open().library.items.map(({ name, itemType }) => `${name} (${itemType})`)).toEqual([
    'ui (folder)',
    'ui/deep (folder)',
    'art (folder)',
    'art/photo (bitmap)',
    'ding (sound)',
    'Body (font)',
    'ui/star (movie clip)',
    'ui/deep/button (button)',
    'sky (graphic)',
  ]);
});

test.each([
  ['created', ['ui', 'ui/star', 'ui/deep', 'ui/deep/button', 'art', 'art/photo', 'ding', 'Body', 'sky']],
  ['name', ['art', 'art/photo', 'Body', 'ding', 'sky', 'ui', 'ui/deep', 'ui/deep/button', 'ui/star']],
])('With the switch libraryOrder: %s', (libraryOrder, expected) => {
  expect(paths(open({ libraryOrder }).library)).toEqual(expected);
});

test('Listing the library parses none of its files', () => {
  const { library } = open();
  const symbols = library.items.filter((item) => item instanceof SymbolItem);
  symbols.forEach((item) => [item.name, item.itemType, item.linkageClassName, item.lastModifiedDate]);
  expect(symbols.map(({ file }) => file.isParsed)).toEqual([false, false, false]);
  expect(symbols[0].timeline.layerCount).toBe(1);
  expect(symbols.map(({ file }) => file.isParsed)).toEqual([true, false, false]);
});

const MISSES = [
  ['', ''],
  [null, null],
  [-1, -1],
  [[], []],
];

test.each(MISSES)(
  'findItemIndex of a missing item gives %j with that switch',
  (findItemIndexMiss, expected) => {
    const { library } = open({ findItemIndexMiss });
    expect(library.findItemIndex('nothing')).toEqual(expected);
    expect(library.findItemIndex('art/photo')).toBe(3);
    expect(open({ findItemIndex: 'string' }).library.findItemIndex('ui')).toBe('0');
  },
);

test('Renaming changes the last part of a path, the file, the timeline and whatever names the item', () => {
  const document = open();
  const item = document.library.find('ui/star') as SymbolItem;
  item.name = 'sun [1]';
  expect(item.name).toBe('ui/sun [1]');
  expect(item.timeline.name).toBe('sun [1]');
  expect(item.entry.attr('href')).toBe('ui/sun &#0911&#093.xml');
  expect(instances(document)).toEqual(['a: ui/sun [1]', 'b: sky', 'c: ui/deep/button']);
  expect(document.library.find('ui/star')).toBeUndefined();
  expect(document.library.find('ui/sun [1]')).toBe(item);
  expect([...document.files.changes().keys()].sort()).toEqual([
    'DOMDocument.xml',
    'LIBRARY/sky.xml',
    'LIBRARY/ui/star.xml',
    'LIBRARY/ui/sun &#0911&#093.xml',
  ]);
  expect(document.files.changes().get('LIBRARY/ui/star.xml')).toBeNull();
});

test('Renaming a folder renames the paths below it', () => {
  const document = open();
  const folder = document.library.find('ui')!;
  folder.name = 'widgets';
  expect(paths(document.library).filter((path) => path.startsWith('ui'))).toEqual([]);
  expect(instances(document)).toEqual(['a: widgets/star', 'b: sky', 'c: widgets/deep/button']);
});

test('Renaming a sound and a bitmap renames what frames and fills name', () => {
  const document = open();
  document.library.find('ding')!.name = 'dong';
  document.library.find('art/photo')!.name = 'portrait';
  expect(document.getTimeline().layers[0].keyframes[0].soundLibraryItem?.name).toBe('dong');
  const star = document.library.find('ui/star') as SymbolItem;
  expect(star.timeline.layers[0].keyframes[0].elements[0].node.attr('libraryItemName')).toBe('art/portrait');
});

test.each([
  ['a/b', /holds a "\/"/],
  ['', /cannot be empty/],
  ['deep', /already an item called "ui\/deep"/],
])('Renaming to %j is refused', (name, message) => {
  const item = open().library.find('ui/star')!;
  expect(() => (item.name = name)).toThrow(message);
  expect(item.name).toBe('ui/star');
});

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
  ['addNewItem into something that is no folder', (l) => l.addNewItem('graphic', 'sky/x'), false, [], []],
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

test.each(ACTS.map(([title, act, result, added, removed]) => ({ title, act, result, added, removed })))(
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

test('New items, folders and duplicates become the selected item', () => {
  const { library } = open();
  const selected = (): string[] => library.getSelectedItems().map(({ name }) => name);
  library.addNewItem('movie clip', 'x');
  expect(selected()).toEqual(['x']);
  library.newFolder('f/g');
  expect(selected()).toEqual(['f/g']);
  library.duplicateItem('x');
  expect(selected()).toEqual(['x copy']);
});

test('selectItem replaces, adds and deselects', () => {
  const { library } = open();
  const selected = (): string[] => library.getSelectedItems().map(({ name }) => name);
  expect([
    library.selectItem('sky'),
    library.selectItem('ding', false),
    library.selectItem('nothing'),
  ]).toEqual([true, true, false]);
  expect(selected()).toEqual(['ding', 'sky']);
  library.selectItem('ding', true, false);
  expect(selected()).toEqual(['sky']);
  library.selectAll();
  expect(selected()).toHaveLength(9);
  library.selectAll(false);
  expect(selected()).toEqual([]);
});

test('Deleting an item removes its instances everywhere, and its objects are stale', () => {
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

test('A duplicate has content of its own, and is not exported under the same name', () => {
  const { library } = openLiteral({
    library: [{ name: 'a', linkageClassName: 'A', layers: [{ elements: [{ item: 'b' }] }] }, { name: 'b' }],
  });
  library.duplicateItem('a');
  const [first, copy] = [library.find('a') as SymbolItem, library.find('a copy') as SymbolItem];
  expect([copy.timeline.name, copy.linkageClassName, copy.linkageExportForAS]).toEqual(['a copy', '', false]);
  copy.timeline.layers[0].keyframes[0].elements[0].x = 50;
  expect(first.timeline.layers[0].keyframes[0].elements[0].x).toBe(0);
});

test('Unused items are those that nothing names and that are not exported; names inside unused symbols count', () => {
  const { library } = openLiteral({
    library: [
      { name: 'shown' },
      { name: 'exported', linkageClassName: 'E' },
      { name: 'unused', layers: [{ elements: [{ item: 'inside' }] }] },
      { name: 'inside' },
      { name: 'folder', type: 'folder' },
      { name: 'lost', type: 'bitmap' },
    ],
    layers: [{ elements: [{ item: 'shown' }] }],
  });
  expect(library.unusedItems.map(({ name }) => name)).toEqual(['lost', 'unused']);
});

test('Properties are read as text of the one selected item, and set on all selected items but folders', () => {
  const { library } = open();
  expect(library.getItemProperty('name')).toBeUndefined();
  library.selectItem('sky');
  expect([library.getItemProperty('symbolType'), library.getItemProperty('linkageExportForAS')]).toEqual([
    'graphic',
    'false',
  ]);
  expect([
    library.getItemProperty('duplicateItem'),
    library.getItemType(),
    library.getItemType('ui'),
  ]).toEqual([undefined, 'graphic', 'folder']);
  library.selectAll();
  library.setItemProperty('linkageURL', 'shared.swf');
  expect(library.items.map((item) => item.linkageURL === 'shared.swf')).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(() => library.setItemProperty('itemType', 'x')).toThrow(
    /no selected item has a property "itemType"/,
  );
});

test('Linkage is stored as Animate stores it', () => {
  const item = open().library.find('ui/star')!;
  expect(item.linkageExportInFirstFrame).toBe(false);
  item.linkageExportForAS = true;
  item.linkageClassName = 'Star';
  expect(item.linkageExportInFirstFrame).toBe(true);
  item.linkageExportInFirstFrame = false;
  item.linkageBaseClass = 'flash.display.Sprite';
  expect(
    ['linkageExportForAS', 'linkageExportInFirstFrame', 'linkageClassName', 'linkageBaseClass'].map((name) =>
      item.attr(name),
    ),
  ).toEqual(['true', 'false', 'Star', 'flash.display.Sprite']);
  item.linkageBaseClass = 'flash.display.MovieClip';
  item.linkageExportInFirstFrame = true;
  expect(['linkageExportInFirstFrame', 'linkageBaseClass'].map((name) => item.attr(name))).toEqual([
    undefined,
    undefined,
  ]);
  expect(() => (item.linkageImportForRS = true)).toThrow(
    /set linkageExportForAS and linkageExportForRS to false first/,
  );
});

test('Data of an item are kept by name and type', () => {
  const item = open().library.find('art/photo')!;
  item.addData('n', 'integer', 12);
  item.addData('t', 'string', 'a "b"');
  item.addData('d', 'doubleArray', [1.5, -2]);
  expect([item.getData('n'), item.getData('t'), item.getData('d'), item.hasData('x')]).toEqual([
    12,
    'a "b"',
    [1.5, -2],
    false,
  ]);
  expect(item.node.child('persistentData')?.children.map((node) => node.attr('t'))).toEqual([
    'i',
    undefined,
    'D',
  ]);
  for (const name of ['n', 't', 'd']) item.removeData(name);
  expect(item.node.child('persistentData')).toBeUndefined();
  expect(() => item.addData('x', 'number', 1)).toThrow(/expected one of string, integer/);
  expect(() => item.addData('x', 'integer', 'one')).toThrow(/expected a number/);
});

test('addItemToDocument puts the centre of the item at the position, and clears the selection of the library', () => {
  const document = open();
  document.library.selectItem('art/photo');
  expect(document.library.addItemToDocument({ x: 200, y: 100 })).toBe(true);
  const [element] = document.selection;
  expect([element.left + element.width / 2, element.top + element.height / 2]).toEqual([200, 100]);
  expect(document.library.getSelectedItems()).toEqual([]);
  expect(document.library.addItemToDocument({ x: 0, y: 0 }, 'ding')).toBe(false);
});

test('A symbol cannot be put into itself, not even through others', () => {
  const document = open();
  document.library.editItem('ui/star');
  expect(document.library.addItemToDocument({ x: 0, y: 0 }, 'ui/star')).toBe(false);
  expect(document.library.addItemToDocument({ x: 0, y: 0 }, 'sky')).toBe(false);
  expect(document.library.addItemToDocument({ x: 0, y: 0 }, 'art/photo')).toBe(true);
});

test('Instances keep their items through any sequence of renaming and moving', () => {
  const steps = fc.array(
    fc.record({ kind: fc.nat({ max: 2 }), item: fc.nat({ max: 20 }), other: fc.nat({ max: 20 }) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(steps, (sequence) => {
      const document = open();
      const { library } = document;
      const before = new Map(library.items.map((item) => [item, item.itemType]));
      const shown = (): (Item | undefined)[] =>
        document
          .getTimeline()
          .layers.flatMap((layer) =>
            layer.keyframes[0].elements.map(({ node }) => library.find(node.attr('libraryItemName') ?? '')),
          );
      const expected = shown();
      sequence.forEach(({ kind, item, other }, i) => {
        const chosen = library.items[item % library.items.length];
        const folder = library.items[other % library.items.length];
        if (kind === 0) chosen.name = `name ${i}`;
        else if (kind === 1) library.moveToFolder('', chosen.name);
        else if (folder.itemType === 'folder') library.moveToFolder(folder.name, chosen.name);
        expect(shown().map((now, place) => now === expected[place])).toEqual([true, true, true]);
        expect(new Set(paths(library)).size).toBe(library.items.length);
      });
      const kinds = new Map(library.items.map((item) => [item, item.itemType]));
      expect([...before].every(([item, type]) => kinds.get(item) === type)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
