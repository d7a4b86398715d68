import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { openLiteral } from '../../../support/openModel';
import { openSample as open, paths } from '../../../support/sampleLibrary';

it('Items are folders, media, fonts and symbols, in the order of the file', () => {
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

it.each([
  ['created', ['ui', 'ui/star', 'ui/deep', 'ui/deep/button', 'art', 'art/photo', 'ding', 'Body', 'sky']],
  ['name', ['art', 'art/photo', 'Body', 'ding', 'sky', 'ui', 'ui/deep', 'ui/deep/button', 'ui/star']],
])('The switch libraryOrder %s orders the items', (libraryOrder, expected) => {
  expect(paths(open({ libraryOrder }).library)).toEqual(expected);
});

it('Listing the library parses none of its files', () => {
  const { library } = open();
  const symbols = library.items.filter((item) => item instanceof SymbolItem);
  symbols.forEach((item) => [item.name, item.itemType, item.linkageClassName, item.lastModifiedDate]);
  expect(symbols.map(({ file }) => file.isParsed)).toEqual([false, false, false]);
  expect(symbols[0].timeline.layerCount).toBe(1);
  expect(symbols.map(({ file }) => file.isParsed)).toEqual([true, false, false]);
});

it.each([{ miss: '' }, { miss: null }, { miss: -1 }, { miss: [] }])(
  'A missing item makes findItemIndex return $miss',
  ({ miss }) => {
    const { library } = open({ findItemIndexMiss: miss });
    expect(library.findItemIndex('nothing')).toEqual(miss);
    expect(library.findItemIndex('art/photo')).toBe(3);
    expect(open({ findItemIndex: 'string' }).library.findItemIndex('ui')).toBe('0');
  },
);

it('The selection is replaced, extended and reduced by selectItem', () => {
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

it('Unused items are those that nothing names and that are not exported; names inside unused symbols count', () => {
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

it('Properties are read as text of the one selected item, and set on all selected items but folders', () => {
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
  library.setItemProperty('itemType', 'x');
  library.setItemProperty('linkageExportInFirstFrame ', true);
  expect((library.document as unknown as { host: { warnings: string[] } }).host.warnings).toEqual([
    'setItemProperty: no selected item has a property "itemType" that can be set',
    'setItemProperty: no selected item has a property "linkageExportInFirstFrame " that can be set',
  ]);
});
