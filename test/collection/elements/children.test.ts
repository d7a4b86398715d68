import { createHost } from '../../../app';
import { ElementCollection } from '../../../src/collection/ElementCollection';

const elementsOfLayer = (document: Document, layer: number) =>
  document.getTimeline().layers[layer].frames[0].elements;

describe('children', () => {
  it('Shapes, drawing objects, primitives, texts and bitmaps have no children', () => {
    const { document } = createHost({
      library: [{ name: 'photo', type: 'bitmap', width: 9, height: 9 }],
      layers: [
        {
          elements: [
            { shape: 'oval', width: 9, height: 9 },
            { shape: 'oval', width: 9, height: 9, drawingObject: true },
            { primitive: 'rectangle', width: 9, height: 9 },
            { text: 'hello' },
            { item: 'photo' },
          ],
        },
      ],
    });
    const all = elementsOfLayer(document, 0);
    expect(all).toHaveLength(5);
    expect(new ElementCollection(all, document).children().elements).toEqual([]);
  });

  it('Groups have their members as children, and drawing objects have none', () => {
    const { document } = createHost({});
    const part = { elementType: 'shape', name: 'part' };
    const shapes = [
      { elementType: 'shape', isGroup: false },
      { elementType: 'shape', isGroup: true, isDrawingObject: true, members: [part] },
    ] as unknown as Element[];
    expect(new ElementCollection(shapes, document).children().elements).toEqual([]);
    const group = { elementType: 'shape', isGroup: true, isDrawingObject: false, members: [part] };
    const children = new ElementCollection(shapes.concat(group as unknown as Element), document).children();
    expect(children.elements).toEqual([part]);
  });

  it('Each element is found once, however often a group or a symbol is in the collection', () => {
    const { document } = createHost({
      library: [
        { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
        {
          name: 'two',
          layers: [{ elements: [{ item: 'star', name: 'a' }] }, { elements: [{ item: 'star', name: 'b' }] }],
        },
      ],
      layers: [
        { elements: [{ group: [{ item: 'star', name: 'in group' }] }, { item: 'two' }, { item: 'two' }] },
      ],
    });
    const [group, one, other] = elementsOfLayer(document, 0);
    const children = new ElementCollection([group, one, group, other], document).children();
    expect(children.elements.map(({ name }) => name)).toEqual(['in group', 'a', 'b']);
  });

  it('Without a frame the elements of all keyframes of a symbol are found, with a frame those of that frame', () => {
    const { document } = createHost({
      library: [
        { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
        {
          name: 'film',
          layers: [
            { name: 'folder', type: 'folder' },
            {
              parent: 'folder',
              frames: [
                { elements: [{ item: 'star', name: 'first' }] },
                { elements: [{ item: 'star', name: 'second' }] },
              ],
            },
          ],
        },
      ],
      layers: [{ elements: [{ item: 'film' }] }],
    });
    const films = new ElementCollection(elementsOfLayer(document, 0), document);
    const namesOf = (children: ElementCollection) => children.elements.map(({ name }) => name);
    expect(namesOf(films.children())).toEqual(['first', 'second']);
    expect(namesOf(films.children(0))).toEqual(['first']);
    expect(namesOf(films.children(1))).toEqual(['second']);
    expect(namesOf(films.children(2))).toEqual([]);
  });

  it.each<[unknown, string]>([
    ['0', 'ElementCollection.children(): frame must be a Number, got "0"'],
    [0.5, 'ElementCollection.children(): frame must be a whole Number, got 0.5'],
    [-1, 'ElementCollection.children(): frame must be 0 or more, got -1'],
  ])('children(%j) refuses that frame', (frame, message) => {
    const { document } = createHost({});
    const collection = new ElementCollection([], document);
    expect(() => collection.children(frame as number)).toThrow(message);
  });
});
