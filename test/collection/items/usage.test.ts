import { createHost } from '../../../app';
import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { describeDocuments } from '../../support/documents';
import { elementsOf, openReal } from '../../support/stage';
import { world } from './world';

describe('instances', () => {
  it('Instances are found in every timeline, groups included: scenes first', () => {
    const { collect, document } = world();
    const instances = collect('leaf').instances();
    expect(instances).toBeInstanceOf(ElementCollection);
    expect(instances.dom).toBe(document);
    expect(instances.elements.map(({ name }) => name)).toEqual(['s1', 's2', 'top', 'grouped', 'deep']);
    expect(collect('photo', 'tree').instances().elements).toHaveLength(1);
    expect(collect('click').instances().elements).toEqual([]);
  });

  it('Instances after a group are found, in the order of the host', () => {
    const { document } = createHost({
      library: [{ name: 'leaf' }],
      layers: [
        {
          elements: [
            { item: 'leaf', name: 'a' },
            { group: [{ item: 'leaf', name: 'b' }, { group: [{ item: 'leaf', name: 'c' }] }] },
            { item: 'leaf', name: 'd' },
          ],
        },
        { elements: [{ item: 'leaf', name: 'e' }] },
      ],
    });
    const instances = new ItemCollection(document.library.items, document).instances();
    expect(instances.pluck('name')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('usedBy', () => {
  it.each([
    [['leaf'], ['branch']],
    [['branch'], ['tree']],
    [
      ['leaf', 'branch'],
      ['branch', 'tree'],
    ],
    [['click'], ['loud']],
    [['tree'], []],
  ])('The users of %j are found', (paths, users) => {
    const { collect, document } = world();
    const found = collect(...paths).usedBy();
    expect(found).toBeInstanceOf(ItemCollection);
    expect(found.dom).toBe(document);
    expect(found.elements.map(({ name }) => name).sort()).toEqual([...users].sort());
  });
});

describe('items and children', () => {
  it('Each item is given once by items(), in the order of first appearance', () => {
    const { document, item } = world();
    const elements = document.getTimeline().layers[1].frames[0].elements;
    const items = new ElementCollection(elements, document).items();
    expect(items).toBeInstanceOf(ItemCollection);
    expect(items.dom).toBe(document);
    expect(items.elements).toEqual([item('branch'), item('photo')]);
    expect(items.elements[0]).toBe(item('branch'));
  });

  it('Elements inside symbols and groups are given by children(), each once', () => {
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
  it('A query on elements, or a callback, is run', () => {
    const { document } = world();
    const elements = document.getTimeline().layers[1].frames[0].elements;
    const collection = new ElementCollection(elements, document);
    expect(collection.filter(':movieclip, :text').elements).toHaveLength(3);
    expect(collection.filter('b*').filter((element) => element.name !== '').elements).toEqual([elements[0]]);
    expect(() => collection.filter('b*:')).toThrow(/ElementCollection\.filter\(\)/);
  });
});

describeDocuments('libraries of real documents', () => {
  it.each(['tests', 'logo-anim', 'sample-element'])(
    'Instances and usedBy agree with a plain search: %s',
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

  it('Items are moved and deleted in a library of hundreds of items', () => {
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
