import { ElementCollection } from '../../../src/collection/ElementCollection';
import { stageFrom, type StageUnderTest } from '../../support/stage';

const STAR = [{ name: 'star', layers: [{ elements: [{ shape: 'oval' as const, width: 10, height: 10 }] }] }];

/** Three named stars on the top layer, the last one selected; one on a layer below, one on a locked layer. */
function stage(names: string[] = ['a', 'b', 'c']): StageUnderTest & { below: Element; locked: Element } {
  const built = stageFrom({
    library: STAR,
    layers: [
      {
        elements: names.map((name, i) => ({
          item: 'star',
          name,
          x: i * 20,
          selected: i === names.length - 1,
        })),
      },
      { current: true, elements: [{ item: 'star', name: 'below', y: 50 }] },
      { locked: true, elements: [{ item: 'star', name: 'locked', y: 90 }] },
    ],
  });
  const { layers } = built.document.getTimeline();
  return { ...built, below: layers[1].frames[0].elements[0], locked: layers[2].frames[0].elements[0] };
}

const namesOn = (document: Document, layer = 0) =>
  document.getTimeline().layers[layer].frames[0].elements.map(({ name }) => name);
const selected = (document: Document) =>
  (document.selection ?? []).map((element: Element) => element.name).sort();

describe('new ElementCollection', () => {
  it('knows its document, and selects nothing', () => {
    const { collection, document, elements } = stage();
    expect(collection.dom).toBe(document);
    expect(String(collection)).toBe('[object ElementCollection length=3]');
    expect(collection.clone()).toBeInstanceOf(ElementCollection);
    expect(collection.slice(1).dom).toBe(document);
    expect(new ElementCollection(collection).dom).toBe(document);
    expect(new ElementCollection(elements[0], document).elements).toEqual([elements[0]]);
    expect(selected(document)).toEqual(['c']);
  });

  it('takes the active document, and says what to do without one', () => {
    const { host, document, elements } = stage();
    host.install();
    expect(new ElementCollection(elements).dom).toBe(document);
    host.uninstall();
    expect(() => new ElementCollection([])).toThrow(
      'ElementCollection(): no document is open; open one first, or pass the Document as an argument',
    );
  });
});

describe('select', () => {
  test.each<[unknown[], string[]]>([
    [[], ['a', 'b', 'c']],
    [[true], ['a', 'b', 'c']],
    [[1], ['b']],
    [['a'], ['a']],
    [['*'], ['a', 'b', 'c']],
    [['nobody'], []],
  ])('%j', (args, names) => {
    const { collection, document } = stage();
    const select = collection.select as (...args: unknown[]) => unknown;
    expect(select.apply(collection, args)).toBe(collection);
    expect(selected(document)).toEqual(names);
  });

  it('takes an element, and leaves out what cannot be selected', () => {
    const { collection, document, elements, locked } = stage();
    collection.select(elements[1]);
    expect(selected(document)).toEqual(['b']);
    collection.add(locked).select();
    expect(selected(document)).toEqual(['a', 'b', 'c']);
  });

  test.each<[unknown, string]>([
    [3, 'which must be an index from 0 to 2, got 3'],
    [-1, 'which must be an index from 0 to 2, got -1'],
    [false, 'which must be an index, a name, an element or true, got false'],
    [{}, 'which must be an index, a name, an element or true, got [object Object]'],
  ])('refuses %j, and changes nothing', (which, message) => {
    const { collection, document } = stage();
    expect(() => collection.select(which as number)).toThrow('ElementCollection.select(): ' + message);
    expect(selected(document)).toEqual(['c']);
  });
});

describe('group', () => {
  it('makes one group, selected, which the collection then holds', () => {
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

  it('groups nothing when an element cannot be selected, and names it', () => {
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

describe('duplicate', () => {
  test.each<[string[], string[]]>([
    [
      ['ball2_04', 'ball2_05'],
      ['ball2_06', 'ball2_07'],
    ],
    [
      ['ball9', 'ball10'],
      ['ball11', 'ball12'],
    ],
    [
      ['a09', 'x'],
      ['a10', 'a11'],
    ],
    [
      ['b99', ''],
      ['b100', ''],
    ],
    [
      ['one', 'two'],
      ['one', 'two'],
    ],
  ])('of %j makes %j', (names, copies) => {
    const { collection, elements, document } = stage(names);
    expect(collection.duplicate()).toBe(collection);
    expect(collection.elements.map(({ name }) => name)).toEqual(copies);
    expect(collection.elements.some((copy) => elements.includes(copy))).toBe(false);
    expect(elements.map(({ name }) => name)).toEqual(names);
    expect(new Set(document.selection)).toEqual(new Set(collection.elements));
  });

  it('keeps the originals too when asked, and the order of the collection', () => {
    const { collection, elements, below } = stage(['s1', 's2']);
    collection
      .remove(collection)
      .add([below, elements[1], elements[0]])
      .attr('name', (_e, i) => 'n' + (i + 1));
    const originals = collection.elements.slice();
    collection.duplicate(true);
    expect(collection.elements.slice(0, 3)).toEqual(originals);
    expect(collection.elements.slice(3).map(({ name }) => name)).toEqual(['n4', 'n5', 'n6']);
    collection.elements.slice(3).forEach((copy, i) => {
      expect(copy.layer).toBe(originals[i].layer);
      expect(copy.x - originals[i].x).toBeCloseTo(collection.elements[3].x - originals[0].x, 1);
    });
  });

  it('refuses a wrong argument', () => {
    expect(() => stage().collection.duplicate(1 as never)).toThrow('add must be true or false, got 1');
  });
});

describe('deleteElements', () => {
  it('deletes them; what else was selected stays so', () => {
    const { collection, document, elements } = stage();
    collection.remove(2);
    expect(collection.deleteElements()).toBe(collection);
    expect(collection.elements).toEqual([]);
    expect(namesOn(document)).toEqual(['c']);
    expect(document.selection).toEqual([elements[2]]);
    expect(document.getTimeline().currentLayer).toBe(1);
  });

  it('deletes the selected ones too', () => {
    const { collection, document } = stage();
    collection.deleteElements();
    expect(namesOn(document)).toEqual([]);
    expect(document.selection).toEqual([]);
  });

  it('deletes on other frames and in other timelines', () => {
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

  it('deletes nothing when an element cannot be selected', () => {
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

describe('orderBy', () => {
  const placed = () => {
    const built = stage();
    built.collection.attr({ x: (_e, i) => [30, 10, 20][i], scale: (_e, i) => [1, 3, 2][i] });
    return built;
  };

  test.each<[unknown[], string[], string[]]>([
    [['x'], ['b', 'c', 'a'], ['b', 'c', 'a']],
    [
      ['x', true],
      ['b', 'c', 'a'],
      ['a', 'c', 'b'],
    ],
    [['name'], ['a', 'b', 'c'], ['a', 'b', 'c']],
    [
      ['name', true],
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
    ],
    [['size'], ['a', 'c', 'b'], ['a', 'c', 'b']],
    [
      ['width', true],
      ['a', 'c', 'b'],
      ['b', 'c', 'a'],
    ],
    [[(p: Element, q: Element) => q.x - p.x], ['a', 'c', 'b'], ['a', 'c', 'b']],
  ])('%j sorts the collection and restacks the stage', (args, order, stacking) => {
    const { collection, document } = placed();
    const orderBy = collection.orderBy as (...args: unknown[]) => unknown;
    expect(orderBy.apply(collection, args)).toBe(collection);
    expect(collection.elements.map(({ name }) => name)).toEqual(order);
    expect(namesOn(document)).toEqual(stacking);
    expect(selected(document)).toEqual(['c']);
    expect(document.getTimeline().currentLayer).toBe(1);
  });

  it('knows every property of the list', () => {
    const list =
      'name elementType x y width height size left top rotation scaleX scaleY transformX transformY skewX skewY random';
    list.split(' ').forEach((property) => {
      expect(stage().collection.orderBy(property).elements).toHaveLength(3);
    });
  });

  it('leaves the layers apart', () => {
    const { collection, document, below } = placed();
    collection.add(below).orderBy('x');
    expect(collection.elements.map(({ name }) => name)).toEqual(['below', 'b', 'c', 'a']);
    expect([namesOn(document), namesOn(document, 1)]).toEqual([['b', 'c', 'a'], ['below']]);
  });

  test.each<[unknown[], string]>([
    [['widht'], 'property must be a Function or one of name, elementType'],
    [['widht'], 'did you mean "width"?'],
    [['colorMode'], 'property must be'],
    [[], 'property must be'],
    [['x', 1], 'reverse must be true or false, got 1'],
  ])('refuses %j, and changes nothing', (args, message) => {
    const { collection, document } = placed();
    const orderBy = collection.orderBy as (...args: unknown[]) => unknown;
    expect(() => orderBy.apply(collection, args)).toThrow(message);
    expect(namesOn(document)).toEqual(['a', 'b', 'c']);
  });
});

describe('refresh', () => {
  it('makes the host redraw', () => {
    const { collection, document } = stage();
    document.livePreview = false;
    expect(collection.refresh()).toBe(collection);
    expect(document.livePreview).toBe(true);
  });
});
