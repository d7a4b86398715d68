import { ElementCollection } from '../../../src/collection/ElementCollection';
import { stageFrom } from '../../support/stage';
import { namesOn, selected, stage, STAR } from './stars';

describe('new ElementCollection', () => {
  it('A new collection knows its document, and selects nothing', () => {
    const { collection, document, elements } = stage();
    expect(collection.dom).toBe(document);
    expect(String(collection)).toBe('[object ElementCollection length=3]');
    expect(collection.clone()).toBeInstanceOf(ElementCollection);
    expect(collection.slice(1).dom).toBe(document);
    expect(new ElementCollection(collection).dom).toBe(document);
    expect(new ElementCollection(elements[0], document).elements).toEqual([elements[0]]);
    expect(selected(document)).toEqual(['c']);
  });

  it('The active document is taken, and the error without one says what to do', () => {
    const { host, document, elements } = stage();
    host.install();
    expect(new ElementCollection(elements).dom).toBe(document);
    host.uninstall();
    expect(() => new ElementCollection([])).toThrow(
      'ElementCollection(): no document is open; call createHost().install() in Node, or pass the Document as an argument',
    );
  });
});

describe('select', () => {
  it.each<[unknown[], string[]]>([
    [[], ['a', 'b', 'c']],
    [[true], ['a', 'b', 'c']],
    [[0], ['a']],
    [[1], ['b']],
    [['a'], ['a']],
    [['*'], ['a', 'b', 'c']],
    [['missing'], []],
  ])('select%j selects the elements meant', (args, names) => {
    const { collection, document } = stage();
    const select = collection.select as (...args: unknown[]) => unknown;
    expect(select.apply(collection, args)).toBe(collection);
    expect(selected(document)).toEqual(names);
  });

  it('An element is selected, and what cannot be selected is left out', () => {
    const { collection, document, elements, locked } = stage();
    collection.select(elements[1]);
    expect(selected(document)).toEqual(['b']);
    collection.add(locked).select();
    expect(selected(document)).toEqual(['a', 'b', 'c']);
  });

  it.each<[unknown, string]>([
    [3, 'which must be an index from 0 to 2, got 3'],
    [-1, 'which must be an index from 0 to 2, got -1'],
    [0.5, 'which must be an index from 0 to 2, got 0.5'],
    [NaN, 'which must be an index from 0 to 2, got NaN'],
    [null, 'which must be an index, a name, an element or true, got null'],
    [false, 'which must be an index, a name, an element or true, got false'],
    [{}, 'which must be an index, a name, an element or true, got [object Object]'],
  ])('select(%j) throws, and changes nothing', (which, message) => {
    const { collection, document } = stage();
    expect(() => collection.select(which as number)).toThrow('ElementCollection.select(): ' + message);
    expect(selected(document)).toEqual(['c']);
  });
});

describe('group', () => {
  it('One group is made and selected, and the collection then holds it', () => {
    const { collection, document, elements } = stage();
    const { elements: array } = collection.remove(2);
    expect(collection.group()).toBe(collection);
    expect(collection.elements).toBe(array);
    expect(collection.elements).toHaveLength(1);
    const group = collection.elements[0] as Shape;
    expect(group.isGroup).toBe(true);
    expect(group.members).toEqual(elements.slice(0, 2));
    expect(document.selection).toEqual([group]);
  });

  it('An element that cannot be selected is named, and nothing is grouped', () => {
    const { collection, document, locked } = stage();
    collection.add(locked);
    expect(() => collection.group()).toThrow(
      'ElementCollection.group(): element 3, locked (movie clip, star): it cannot',
    );
    expect(namesOn(document)).toEqual(['a', 'b', 'c']);
    expect(collection.elements).toHaveLength(4);
    expect(selected(document)).toEqual(['c']);
  });
});

describe('deleteElements', () => {
  it('Elements are deleted, and others that were selected stay so', () => {
    const { collection, document, elements } = stage();
    collection.remove(2);
    expect(collection.deleteElements()).toBe(collection);
    expect(collection.elements).toEqual([]);
    expect(namesOn(document)).toEqual(['c']);
    expect(document.selection).toEqual([elements[2]]);
    expect(document.getTimeline().currentLayer).toBe(1);
  });

  it('Selected elements are deleted too', () => {
    const { collection, document } = stage();
    collection.deleteElements();
    expect(namesOn(document)).toEqual([]);
    expect(document.selection).toEqual([]);
  });

  it('Elements on other frames and in other timelines are deleted', () => {
    const { document } = stageFrom({
      library: [...STAR, { name: 'outer', layers: [{ elements: [{ item: 'star', name: 'inner' }] }] }],
      layers: [
        {
          frames: [
            { elements: [{ item: 'star', name: 'now' }], duration: 2 },
            { elements: [{ item: 'star', name: 'later' }] },
          ],
        },
      ],
    });
    const scene = document.getTimeline();
    const { timeline } = document.library.items.find(({ name }) => name === 'outer') as SymbolItem;
    const later = scene.layers[0].frames[2].elements[0];
    const inner = timeline.layers[0].frames[0].elements[0];
    new ElementCollection([later, inner], document).deleteElements();
    expect(scene.layers[0].frames[2].elements).toEqual([]);
    expect(timeline.layers[0].frames[0].elements).toEqual([]);
    expect(scene.layers[0].frames[0].elements).toHaveLength(1);
    expect(document.getTimeline()).toBe(scene);
    expect(scene.currentFrame).toBe(0);
  });

  it('An element that cannot be selected keeps all from being deleted', () => {
    const { collection, document, locked } = stage();
    collection.add(locked);
    expect(() => collection.deleteElements()).toThrow(
      'element 3, locked (movie clip, star): it cannot be selected',
    );
    expect(namesOn(document)).toEqual(['a', 'b', 'c']);
    expect(collection.elements).toHaveLength(4);
    expect(selected(document)).toEqual(['c']);
  });
});

describe('refresh', () => {
  it('The host is made to redraw', () => {
    const { collection, document } = stage();
    document.livePreview = false;
    expect(collection.refresh()).toBe(collection);
    expect(document.livePreview).toBe(true);
  });
});
