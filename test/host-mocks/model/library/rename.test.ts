import fc from 'fast-check';
import type { Item } from '../../../../host-mocks/model/library/items/Item';
import type { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { openSample as open, instances, paths } from '../../../support/sampleLibrary';
import { tries } from '../../../support/sample';

it('Renaming changes the last part of a path, the file, the timeline and whatever names the item', () => {
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

it('Renaming a folder renames the paths below it', () => {
  const document = open();
  const folder = document.library.find('ui')!;
  folder.name = 'widgets';
  expect(paths(document.library).filter((path) => path.startsWith('ui'))).toEqual([]);
  expect(instances(document)).toEqual(['a: widgets/star', 'b: sky', 'c: widgets/deep/button']);
});

it('Renaming a sound and a bitmap renames what frames and fills name', () => {
  const document = open();
  document.library.find('ding')!.name = 'dong';
  document.library.find('art/photo')!.name = 'portrait';
  expect(document.getTimeline().layers[0].keyframes[0].soundLibraryItem?.name).toBe('dong');
  const star = document.library.find('ui/star') as SymbolItem;
  expect(star.timeline.layers[0].keyframes[0].elements[0].node.attr('libraryItemName')).toBe('art/portrait');
});

it.each([
  ['', /cannot be empty/],
  ['deep', /already an item called "ui\/deep"/],
])('Renaming to %j is refused', (name, message) => {
  const item = open().library.find('ui/star')!;
  expect(() => (item.name = name)).toThrow(message);
  expect(item.name).toBe('ui/star');
});

it('A slash in a name that is assigned becomes a dash, as notes on Flash CS6 have it; renameItem refuses it', () => {
  const { library } = open();
  const item = library.find('ui/star')!;
  item.name = 'a/b/c';
  expect(item.name).toBe('ui/a-b-c');
  library.selectItem('ui/a-b-c');
  expect(library.renameItem('d/e')).toBe(false);
});

it('Instances keep their items through any sequence of renaming and moving', () => {
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
    { numRuns: tries(20, 60) },
  );
});
