import { ElementCollection } from '../../../src/collection/ElementCollection';
import { stageFrom } from '../../support/stage';
import { stage, STAR } from '../stage/stars';

describe('duplicate', () => {
  it.each<[string[], string[]]>([
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
    [
      ['my ball 10', 'my ball 2'],
      ['my ball 11', 'my ball 12'],
    ],
    [
      ['a5', 'b5'],
      ['a6', 'a7'],
    ],
    [
      ['top\n9', 'x'],
      ['top\n10', 'top\n11'],
    ],
  ])('duplicate() names the copies of %j %j', (names, copies) => {
    const { collection, elements, document } = stage(names);
    expect(collection.duplicate()).toBe(collection);
    expect(collection.elements.map(({ name }) => name)).toEqual(copies);
    expect(collection.elements.some((copy) => elements.includes(copy))).toBe(false);
    expect(elements.map(({ name }) => name)).toEqual(names);
    expect(new Set(document.selection)).toEqual(new Set(collection.elements));
  });

  it('The originals are kept too when asked for, and so is the order of the collection', () => {
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

  it('The collection is empty where the host makes no copies', () => {
    const { collection, document } = stage();
    Object.defineProperty(document, 'duplicateSelection', { value: () => document.selectNone() });
    expect(collection.duplicate().elements).toEqual([]);
    expect(collection.duplicate(true).elements).toEqual([]);
  });

  it('A folder and a layer that ends before the playhead do not stop the work', () => {
    const { document } = stageFrom({
      library: STAR,
      currentFrame: 4,
      layers: [
        { name: 'short', elements: [{ item: 'star', name: 'gone' }] },
        { name: 'folder', type: 'folder' },
        { name: 'long', duration: 9, elements: [{ item: 'star', name: 's1' }] },
      ],
    });
    const { elements } = document.getTimeline().layers[2].frames[4];
    const collection = new ElementCollection(elements, document).duplicate();
    expect(collection.elements.map(({ name }) => name)).toEqual(['s2']);
  });

  it('A wrong argument is refused', () => {
    expect(() => stage().collection.duplicate(1 as never)).toThrow('add must be true or false, got 1');
  });
});
