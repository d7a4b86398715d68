import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import type { Instance } from '../../../../host-mocks/model/elements/Instance';
import type { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import type { ElementLiteral, ItemLiteral } from '../../../../app/literal/DocumentLiteral';
import { openLiteral, quietHost } from '../../../support/openModel';

const LIBRARY: ItemLiteral[] = [
  { name: 'in', layers: [{ elements: [{ shape: 'rectangle' }] }] },
  { name: 'f/m', layers: [{ elements: [{ item: 'in' }] }] },
  { name: 's', layers: [{ elements: [{ item: 'f/m' }] }] },
];

function open(elements: ElementLiteral[] = [{ item: 's' }], host = quietHost()): Document {
  return openLiteral({ library: LIBRARY, layers: [{ name: 'own', elements }] }, host);
}

function symbol(document: Document, path: string): SymbolItem {
  return document.library.find(path) as SymbolItem;
}

/** Paths of the items that the first frame of a timeline shows; null for a missing one. */
function shown(elements: readonly Element[]): (string | null)[] {
  return elements.map((element) => (element as Instance).libraryItem?.name ?? null);
}

const CARRIERS: [string, (from: Document, to: Document) => void][] = [
  [
    'pasteFrames (timeli34)',
    (from, to) => {
      from.getTimeline().copyFrames(0);
      to.getTimeline().pasteFrames(0);
    },
  ],
  [
    'pasteFrames of what was cut',
    (from, to) => {
      from.getTimeline().cutFrames(0);
      to.getTimeline().pasteFrames(0);
    },
  ],
  [
    'pasteLayers (timeli35)',
    (from, to) => {
      from.getTimeline().copyLayers(0);
      to.getTimeline().pasteLayers(0);
    },
  ],
  [
    'pasteLayers of what was cut',
    (from, to) => {
      from.getTimeline().addNewLayer('other', 'normal', false);
      from.getTimeline().cutLayers(0);
      to.getTimeline().pasteLayers(0);
    },
  ],
  [
    'clipPaste',
    (from, to) => {
      from.selectAll();
      from.clipCopy();
      to.clipPaste(true);
    },
  ],
];

it.each(CARRIERS)('%s brings the items of another document along, and what they use', (_, carry) => {
  const host = quietHost();
  const from = open([{ item: 'f/m', name: 'M' }], host);
  const to = openLiteral({}, host);
  carry(from, to);
  expect(to.library.items.map(({ name }) => name).sort()).toEqual(['f', 'f/m', 'in']);
  const [layer] = to.getTimeline().layers;
  const [element] = layer.frames[0].elements;
  expect([shown([element]), element.width]).toEqual([['f/m'], 100]);
});

it.each(CARRIERS)('%s refuses what would put a symbol of another document into itself', (_, carry) => {
  const host = quietHost();
  const from = open([{ item: 's' }], host);
  const to = openLiteral({ library: [{ name: 'in' }], layers: [{}] }, host);
  to.library.editItem('in');
  expect(() => carry(from, to)).toThrow(/the symbol "in" would contain itself/);
  expect(to.library.items.map(({ name }) => name)).toEqual(['in']);
  expect(symbol(to, 'in').timeline.layers.map((layer) => layer.frames[0].elements.length)).toEqual([0]);
});

it('A bitmap of another document comes with its data, under a free name', () => {
  const host = quietHost();
  const photo: ItemLiteral = { name: 'photo', type: 'bitmap', attributes: { bitmapDataHRef: 'M 1.dat' } };
  const from = openLiteral({ library: [photo], layers: [{ elements: [{ item: 'photo' }] }] }, host);
  from.files.write('bin/M 1.dat', Uint8Array.of(1, 2, 3));
  const to = openLiteral({}, host);
  to.files.write('bin/M 1.dat', Uint8Array.of(9));
  from.getTimeline().copyFrames(0);
  to.getTimeline().pasteFrames(0);
  const href = to.library.find('photo')?.node.attr('bitmapDataHRef') ?? '';
  expect([href, [...to.files.bytes(`bin/${href}`)], [...to.files.bytes('bin/M 1.dat')]]).toEqual([
    'M 1 1.dat',
    [1, 2, 3],
    [9],
  ]);
});

/** Ways to put an instance of "s" into "in", which "s" shows through "f/m". */
const LOOPS: [string, (document: Document) => unknown][] = [
  [
    'clipPaste',
    (d) => {
      d.selectAll();
      d.clipCopy();
      d.library.editItem('in');
      d.clipPaste(true);
    },
  ],
  [
    'pasteFrames',
    (d) => {
      d.getTimeline().copyFrames(0);
      symbol(d, 'in').timeline.pasteFrames(0);
    },
  ],
  [
    'pasteLayers',
    (d) => {
      d.getTimeline().copyLayers(0);
      symbol(d, 'in').timeline.pasteLayers(0);
    },
  ],
  [
    'libraryItem =',
    (d) => {
      const [element] = symbol(d, 'f/m').timeline.layers[0].frames[0].elements;
      (element as Instance).libraryItem = symbol(d, 's');
    },
  ],
  [
    'libraryItem = of a member of a group',
    (d) => {
      d.library.editItem('f/m');
      d.selectAll();
      d.group();
      const [group] = d.selection as unknown as { members: Instance[] }[];
      group.members[0].libraryItem = symbol(d, 'f/m');
    },
  ],
];

it.each(LOOPS)('%s does not put a symbol into itself', (_, act) => {
  const document = open();
  expect(() => act(document)).toThrow(/would contain itself/);
  for (const path of ['in', 'f/m', 's']) {
    expect(document.library.references.contains(symbol(document, path), path)).toBe(false);
  }
});

it('A symbol is not put into itself by swapElement either, and the script continues', () => {
  const document = open();
  document.library.editItem('f/m');
  document.selectAll();
  document.swapElement('s');
  expect(document.library.references.contains(symbol(document, 'f/m'), 'f/m')).toBe(false);
});

it('False is returned by addItem, addItemToDocument, moveToFolder and renameItem instead', () => {
  const document = open();
  document.library.editItem('in');
  expect([
    document.addItem({ x: 0, y: 0 }, symbol(document, 's')),
    document.library.addItemToDocument({ x: 0, y: 0 }, 'in'),
  ]).toEqual([false, false]);
  // "m" shows "f/m": in the place of that it would show itself.
  const nested = openLiteral({
    library: [{ name: 'f/m' }, { name: 'm', layers: [{ elements: [{ item: 'f/m' }, { item: 'gone' }] }] }],
  });
  expect(nested.library.moveToFolder('f', 'm', true)).toBe(false);
  nested.library.selectItem('m');
  expect([nested.library.renameItem('gone'), symbol(nested, 'm').name]).toEqual([false, 'm']);
});

it('Elements that show a missing item do not become a symbol of its name', () => {
  const document = openLiteral({ layers: [{ elements: [{ item: 'gone' }] }] });
  document.selectAll();
  expect(document.convertToSymbol('graphic', 'gone', 'center')).toBe(null);
  expect(document.convertToSymbol('graphic', 'new', 'center')?.name).toBe('new');
});

it('Asking whether a symbol would contain itself takes no scan of what is being edited', () => {
  const elements = Array.from({ length: 1500 }, () => ({ item: 'in' }));
  const document = openLiteral({
    library: [{ name: 'in' }, { name: 'out' }, { name: 's', layers: [{ elements }] }],
  });
  const out = symbol(document, 'out');
  const nodes = symbol(document, 's').timeline.layers[0].frames[0].elements;
  const walk = jest.spyOn(Object.getPrototypeOf(nodes[0].node) as { subtree: () => unknown }, 'subtree');
  for (const element of nodes) (element as Instance).libraryItem = out;
  const walks = walk.mock.calls.length;
  walk.mockRestore();
  expect(walks).toBeLessThan(20);
  expect(nodes.every((element) => (element as Instance).libraryItem === out)).toBe(true);
});

/** Copies what the first frame shows, changes the library, and pastes it into a new layer. */
const PASTES: [string, (document: Document, change: () => void) => void][] = [
  [
    'clipPaste',
    (d, change) => {
      d.selectAll();
      d.clipCopy();
      change();
      d.getTimeline().addNewLayer('pasted');
      d.clipPaste(true);
    },
  ],
  [
    'pasteFrames',
    (d, change) => {
      const timeline = d.getTimeline();
      timeline.copyFrames(0);
      change();
      timeline.addNewLayer('pasted');
      timeline.pasteFrames(0);
    },
  ],
  [
    'pasteLayers',
    (d, change) => {
      const timeline = d.getTimeline();
      timeline.copyLayers(0);
      change();
      timeline.pasteLayers(0);
    },
  ],
];

it.each(PASTES)('%s pastes what was copied under the new names of its items', (_, paste) => {
  const document = open([{ item: 'f/m' }]);
  paste(document, () => {
    document.library.moveToFolder('', 'f/m');
    symbol(document, 'm').name = 'renamed';
  });
  const [layer] = document.getTimeline().layers;
  expect(shown(layer.frames[0].elements)).toEqual(['renamed']);
});

it.each(PASTES)('%s pastes no instances of items that were deleted since', (_, paste) => {
  const document = open([{ item: 'f/m' }, { item: 'in' }]);
  paste(document, () => document.library.deleteItem('f/m'));
  const [layer] = document.getTimeline().layers;
  expect(shown(layer.frames[0].elements)).toEqual(['in']);
});

describe('an item below another item than a folder', () => {
  /** A library that has a symbol by the name of the folder in the other one. */
  function openWithSymbol(host = quietHost()): Document {
    return openLiteral({ library: [{ name: 'f' }], layers: [{ name: 'own' }] }, host);
  }

  it.each(CARRIERS)('It is refused before anything is brought by %s', (_, carry) => {
    const host = quietHost();
    const [from, to] = [open(undefined, host), openWithSymbol(host)];
    const before = to.node.file?.serialize();
    expect(() => carry(from, to)).toThrow(
      '"f/m" cannot be copied: an item of this library has the name of its folder',
    );
    expect(to.library.items.map(({ name }) => name)).toEqual(['f']);
    expect(to.node.file?.serialize()).toBe(before);
  });

  it('It is made by no other way', () => {
    const document = openWithSymbol();
    document.addNewRectangle({ left: 0, top: 0, right: 9, bottom: 9 }, 0);
    document.selectAll();
    expect(document.convertToSymbol('graphic', 'f/new', 'center')).toBeNull();
    expect(document.library.addNewItem('graphic', 'f/new')).toBe(false);
    document.library.addNewItem('graphic', 'g');
    expect(document.library.moveToFolder('f/deep', 'g')).toBe(false);
    expect(document.library.items.map(({ name }) => name).sort()).toEqual(['f', 'g']);
  });
});
