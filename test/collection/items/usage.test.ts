import { createHost } from '../../../host-mocks';
import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { itemsUsing } from '../../../src/collection/items/usedBy';
import { describeDocuments } from '../../support/documents';
import { elementsOf, openReal } from '../../support/stage';

function world() {
  const host = createHost({
    library: [
      { name: 'leaf', layers: [{ elements: [{ shape: 'oval', width: 5, height: 5 }] }] },
      {
        name: 'branch',
        layers: [
          { elements: [{ item: 'leaf', name: 'top' }] },
          {
            elements: [
              { group: [{ item: 'leaf', name: 'grouped' }, { group: [{ item: 'leaf', name: 'deep' }] }] },
            ],
          },
        ],
      },
      { name: 'tree', type: 'graphic', layers: [{ elements: [{ item: 'branch', name: 'b1' }] }] },
      { name: 'photo', type: 'bitmap', width: 20, height: 10 },
      { name: 'loud', layers: [{ frames: [{ sound: 'click' }] }] },
      { name: 'click', type: 'sound' },
    ],
    layers: [
      {
        frames: [{ elements: [{ item: 'leaf', name: 's1' }] }, { elements: [{ item: 'leaf', name: 's2' }] }],
      },
      {
        elements: [
          { item: 'branch', name: 'b2' },
          { item: 'photo' },
          { text: 'hi', name: 't' },
          { item: 'branch' },
        ],
      },
    ],
  });
  const { document } = host;
  const item = (path: string) => document.library.items.find(({ name }) => name === path)!;
  return {
    host,
    document,
    item,
    collect: (...paths: string[]) => new ItemCollection(paths.map(item), document),
  };
}

describe('instances', () => {
  it('finds them in every timeline, groups included: scenes first', () => {
    const { collect, document } = world();
    const instances = collect('leaf').instances();
    expect(instances).toBeInstanceOf(ElementCollection);
    expect(instances.dom).toBe(document);
    expect(instances.elements.map(({ name }) => name)).toEqual(['s1', 's2', 'top', 'grouped', 'deep']);
    expect(collect('photo', 'tree').instances().elements).toHaveLength(1);
    expect(collect('click').instances().elements).toEqual([]);
  });
});

describe('usedBy', () => {
  test.each([
    [['leaf'], ['branch']],
    [['branch'], ['tree']],
    [
      ['leaf', 'branch'],
      ['branch', 'tree'],
    ],
    [['click'], ['loud']],
    [['tree'], []],
  ])('%j', (paths, users) => {
    const { collect, document } = world();
    const found = collect(...paths).usedBy();
    expect(found).toBeInstanceOf(ItemCollection);
    expect(found.dom).toBe(document);
    expect(found.elements.map(({ name }) => name).sort()).toEqual([...users].sort());
  });
});

describe('usedBy of fonts', () => {
  it('finds text set in the face, or in the font item itself', () => {
    const { document } = createHost({
      library: [
        { name: 'fonts/Title', type: 'font', font: 'Garamond' },
        { name: 'by face', layers: [{ elements: [{ text: 'a', face: 'Garamond' }] }] },
        { name: 'by item', layers: [{ elements: [{ text: 'a', face: 'Title*' }] }] },
        { name: 'other', layers: [{ elements: [{ text: 'a', face: 'Arial' }] }] },
      ],
    });
    const font = document.library.items.find(({ itemType }) => itemType === 'font');
    const users = new ItemCollection(font, document).usedBy();
    expect(users.elements.map(({ name }) => name)).toEqual(['by face', 'by item']);
  });
});

describe('usedBy of bitmaps', () => {
  it('finds shapes that a bitmap fills, outlines included, in groups too', () => {
    const symbol = (name: string, ...elements: object[]) => ({
      name,
      timeline: { layers: [{ frames: [{ duration: 1, elements }] }] },
    });
    const fill = { style: 'bitmap', bitmapPath: 'pictures/wood' };
    const filled = { elementType: 'shape', contours: [{ fill }] };
    const outlined = { elementType: 'shape', edges: [{ stroke: { shapeFill: fill } }] };
    const plain = { elementType: 'shape', contours: [{ fill: { style: 'solid' } }] };
    const wood = { name: 'pictures/wood', itemType: 'bitmap' };
    const items = [
      wood,
      symbol('filled', plain, filled),
      symbol('outlined', outlined),
      symbol('grouped', { elementType: 'shape', isGroup: true, members: [filled] }),
      symbol('placed', { elementType: 'instance', libraryItem: wood }),
      symbol('plain', plain),
    ];
    const users = itemsUsing({ items } as unknown as Library, [wood as unknown as Item]);
    expect(users.map(({ name }) => name)).toEqual(['filled', 'outlined', 'grouped', 'placed']);
  });
});

describe('items and children', () => {
  it('items are distinct, first appearance first', () => {
    const { document, item } = world();
    const elements = document.getTimeline().layers[1].frames[0].elements;
    const items = new ElementCollection(elements, document).items();
    expect(items).toBeInstanceOf(ItemCollection);
    expect(items.dom).toBe(document);
    expect(items.elements).toEqual([item('branch'), item('photo')]);
    expect(items.elements[0]).toBe(item('branch'));
  });

  it('children are what is inside symbols and groups, each once', () => {
    const { document } = world();
    const elements = document.getTimeline().layers[1].frames[0].elements;
    const children = new ElementCollection(elements, document).children();
    expect(children.dom).toBe(document);
    expect(children.elements.map(({ name, elementType }) => name || elementType)).toEqual(['top', 'shape']);
    expect(children.children().elements.map(({ name }) => name || 'shape')).toEqual([
      'shape',
      'grouped',
      'shape',
    ]);
  });
});

describe('filter', () => {
  it('runs a query on elements, or a callback', () => {
    const { document } = world();
    const elements = document.getTimeline().layers[1].frames[0].elements;
    const collection = new ElementCollection(elements, document);
    expect(collection.filter(':movieclip, :text').elements).toHaveLength(3);
    expect(collection.filter('b*').filter((element) => element.name !== '').elements).toEqual([elements[0]]);
    expect(() => collection.filter('b*:')).toThrow(/ElementCollection\.filter\(\)/);
  });
});

describe('exec', () => {
  it('opens each item in turn, with its own index, and brings the user back', () => {
    const { host, document, collect } = world();
    host.install();
    const [scene] = document.timelines;
    scene.currentFrame = 1;
    document.selection = [scene.layers[0].frames[1].elements[0]];
    const visits: unknown[][] = [];
    const collection = collect('branch', 'photo', 'leaf');
    const result = collection.exec(function (this: unknown, ...args: unknown[]) {
      visits.push([this, document.getTimeline().libraryItem, ...args]);
    });
    host.uninstall();
    expect(result).toBe(collection);
    const [branch, , leaf] = collection.elements;
    expect(visits).toEqual([
      [collection, branch, branch, 0],
      [collection, leaf, leaf, 2],
    ]);
    expect(document.getTimeline()).toBe(scene);
    expect(scene.currentFrame).toBe(1);
    expect(document.selection).toEqual([scene.layers[0].frames[1].elements[0]]);
  });

  it('brings the user back into the symbol they were editing, also when the callback throws', () => {
    const { host, document, collect, item } = world();
    host.install();
    document.library.editItem('tree');
    const problem = new Error('mine');
    const run = () =>
      collect('leaf').exec(
        (_item, _index, ...params: unknown[]) => {
          expect(params).toEqual([1, [2]]);
          throw problem;
        },
        [1, [2]],
      );
    expect(run).toThrow(problem);
    host.uninstall();
    expect(document.getTimeline()).toBe((item('tree') as SymbolItem).timeline);
  });

  it('of elements goes once through each distinct item', () => {
    const { host, document } = world();
    host.install();
    const elements = document.getTimeline().layers[1].frames[0].elements;
    const visited: string[] = [];
    new ElementCollection(elements, document).exec((item) => visited.push(item.name));
    host.uninstall();
    expect(visited).toEqual(['branch']);
  });

  test.each([
    [[], 'exec(): callback must be a Function, got undefined'],
    [[() => 1, 'x'], 'exec(): params must be an Array, got "x"'],
  ])('refuses %j', (args, message) => {
    const { collect } = world();
    const collection = collect('leaf');
    const exec = collection.exec as (...args: unknown[]) => unknown;
    expect(() => exec.apply(collection, args)).toThrow('ItemCollection.' + message);
  });
});

describe('addToStage', () => {
  it('places what can be placed on the current layer, selected, and returns it', () => {
    const { collect, document } = world();
    const timeline = document.getTimeline();
    timeline.currentLayer = 1;
    const before = timeline.layers[1].frames[0].elements;
    const placed = collect('leaf', 'click', 'photo', 'tree').addToStage(100, 50);
    expect(placed).toBeInstanceOf(ElementCollection);
    expect(
      placed.elements.map((element) => (element as unknown as { libraryItem: Item }).libraryItem.name),
    ).toEqual(['leaf', 'photo', 'tree']);
    expect(timeline.layers[1].frames[0].elements.slice(0, before.length)).toEqual(before);
    expect(new Set(document.selection)).toEqual(new Set(placed.elements));
  });

  it('refuses a wrong place', () => {
    const { collect } = world();
    expect(() => collect('leaf').addToStage('1' as never)).toThrow(
      'ItemCollection.addToStage(): x must be a Number, got "1"',
    );
  });
});

describeDocuments('libraries of real documents', () => {
  test.each(['tests', 'logo-anim', 'sample-element'])(
    'instances and usedBy agree with a plain search: %s',
    (name) => {
      const { document } = openReal(name);
      const { items } = document.library;
      const symbols = items.filter((item): item is SymbolItem => Boolean((item as SymbolItem).timeline));
      const inGroups = (elements: Element[]): Element[] =>
        elements.flatMap((element) => {
          const { isGroup, isDrawingObject, members } = element as Shape;
          return isGroup && !isDrawingObject ? inGroups(members as Element[]) : [element];
        });
      const itemOf = (element: Element) => (element as unknown as { libraryItem?: Item }).libraryItem;
      const contents = symbols.map((symbol) => inGroups(elementsOf(symbol.timeline)));
      const scenes = document.timelines.flatMap((timeline) => inGroups(elementsOf(timeline)));
      for (const wanted of symbols.slice(0, 12)) {
        const collection = new ItemCollection(wanted, document);
        const isInstance = (element: Element) => itemOf(element) === wanted;
        expect(new Set(collection.instances().elements)).toEqual(
          new Set(scenes.concat(contents.flat()).filter(isInstance)),
        );
        expect(new Set(collection.usedBy().elements)).toEqual(
          new Set(symbols.filter((_symbol, i) => contents[i].some(isInstance))),
        );
      }
    },
  );

  it('moves and deletes in a library of hundreds of items', () => {
    const { document } = openReal('globometer_lateral');
    const { library } = document;
    const before = library.items.length;
    const folders = library.items.filter(({ itemType }) => itemType === 'folder');
    const symbols = library.items.filter(({ itemType }) => itemType === 'movie clip').slice(0, 40);
    const names = symbols.map(({ name }) => name.split('/').pop());
    new ItemCollection(symbols, document).move('sorted/here');
    expect(library.items).toHaveLength(before + 2);
    symbols.forEach(({ name }, i) => expect(name.startsWith('sorted/here/' + names[i])).toBe(true));
    new ItemCollection(folders, document).deleteItems();
    expect(library.items.some((item) => folders.includes(item))).toBe(false);
  });
});
