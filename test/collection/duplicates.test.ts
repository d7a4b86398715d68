import { ElementCollection } from '../../src/collection/ElementCollection';
import { ItemCollection } from '../../src/collection/ItemCollection';
import { libraryOf } from '../support/library';
import { type Bounds, boundsOf, stageOf } from '../support/stage';

const BOXES: Bounds[] = [
  [10, 30, 20, 10],
  [40, 20, 30, 40],
  [60, 70, 50, 20],
];

describe('elements that are in a collection twice', () => {
  it.each<[string, (collection: ElementCollection) => unknown]>([
    ['move', (collection) => collection.move(5, 7, true)],
    ['move to a place', (collection) => collection.move(5, 7)],
    ['align', (collection) => collection.align('left bottom')],
    ['distribute', (collection) => collection.distribute('left,top', true)],
    ['space', (collection) => collection.space('horizontal', 3)],
    ['space evenly', (collection) => collection.space('vertical')],
    ['layout', (collection) => collection.layout(2, 4)],
    ['toGrid', (collection) => collection.toGrid(7)],
    ['rotate', (collection) => collection.rotate(30)],
    ['scale', (collection) => collection.scale(2, 3, 'top left')],
    ['match', (collection) => collection.match('size')],
    ['resetTransform', (collection) => collection.resetTransform()],
    ['duplicate', (collection) => collection.duplicate()],
  ])('Elements that are in a collection twice are changed once by %s', (_title, work) => {
    const single = stageOf(BOXES);
    work(single.collection);
    const twice = stageOf(BOXES);
    const [a, b, c] = twice.elements;
    work(new ElementCollection([a, b, b, c, a], twice.document));
    expect(twice.elements.map(boundsOf)).toEqual(single.elements.map(boundsOf));
    const onStage = ({ document }: typeof single) =>
      document.getTimeline().layers[0].frames[0].elements.length;
    expect(onStage(twice)).toBe(onStage(single));
  });

  it('Elements that are in a collection twice stay so when a query or a callback filters', () => {
    const { elements, document } = stageOf(BOXES);
    const [a, b, c] = elements;
    const collection = new ElementCollection([c, a, b, c], document);
    expect(collection.filter('a, c').elements).toEqual([c, a, c]);
    expect(collection.filter(({ name }) => name === 'c').elements).toEqual([c, c]);
    const { collect, item, document: other } = libraryOf();
    const [star, click] = [item('star'), item('click')];
    const items = new ItemCollection([star, click, star], other);
    expect(items.filter('star').elements).toEqual([star, star]);
    expect(collect('ui/button', 'star').filter(':button').elements).toEqual([item('ui/button')]);
  });

  it('Elements that are in a collection twice are named by filter when they were deleted meanwhile', () => {
    const { elements, document } = stageOf(BOXES);
    const collection = new ElementCollection(elements, document);
    const { elements: list } = collection;
    document.selection = [elements[1]];
    document.deleteSelection();
    expect(() => collection.filter('a')).toThrow(
      'ElementCollection.filter(): element 1, (Invalid JavaScript object.',
    );
    expect(collection.elements).toBe(list);
    expect(list).toHaveLength(3);
  });
});
