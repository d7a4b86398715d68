import { createHost } from '../../../app';
import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { world } from './world';

describe('addToStage', () => {
  it('Items that can be placed are placed on the current layer, selected, and returned', () => {
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

  it('A wrong x is refused', () => {
    const { collect } = world();
    expect(() => collect('leaf').addToStage('1' as never)).toThrow(
      'ItemCollection.addToStage(): x must be a Number, got "1"',
    );
  });

  it('A wrong y is refused', () => {
    const { collect } = world();
    expect(() => collect('leaf').addToStage(0, NaN)).toThrow(
      'ItemCollection.addToStage(): y must be a finite Number, got NaN',
    );
  });

  it.each<[string, boolean]>([
    ['movie clip', true],
    ['graphic', true],
    ['button', true],
    ['bitmap', true],
    ['component', true],
    ['compiled clip', true],
    ['video', true],
    ['embedded video', true],
    ['linked video', true],
    ['sound', false],
    ['font', false],
    ['folder', false],
    ['constructor', false],
  ])('addToStage() places an item of type %s: %p', (itemType, isPlaced) => {
    const { document } = world();
    const calls: unknown[][] = [];
    Object.defineProperty(document.library, 'addItemToDocument', {
      value(...args: unknown[]) {
        calls.push(args);
        return true;
      },
    });
    const item = { name: 'folder/item', itemType } as unknown as Item;
    new ItemCollection([item], document).addToStage(3, 4);
    expect(calls).toEqual(isPlaced ? [[{ x: 3, y: 4 }, 'folder/item']] : []);
  });

  it('Items on a layer that ends before the playhead are returned if the host places them', () => {
    const { document } = createHost({
      library: [{ name: 'leaf', layers: [{ elements: [{ shape: 'oval', width: 5, height: 5 }] }] }],
      currentFrame: 5,
      layers: [
        { name: 'short', current: true, elements: [{ shape: 'oval', width: 5, height: 5 }] },
        { duration: 9, elements: [] },
      ],
    });
    const { library } = document;
    const place = library.addItemToDocument.bind(library);
    Object.defineProperty(library, 'addItemToDocument', {
      value(point: Point, path: string) {
        const timeline = document.getTimeline();
        expect(timeline.layers[0].frames[5]).toBeUndefined();
        timeline.insertFrames(8, false);
        timeline.insertBlankKeyframe(5);
        return place(point, path);
      },
    });
    const placed = new ItemCollection(library.items[0], document).addToStage();
    expect(placed.elements).toHaveLength(1);
    expect(document.selection).toEqual(placed.elements);
  });
});
