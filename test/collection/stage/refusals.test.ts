import type { ElementCollection } from '../../../src/collection/ElementCollection';
import { installHost } from '../../support/installHost';
import { type Bounds, places, stageOf } from '../../support/stage';

const BOXES: Bounds[] = [
  [0, 0, 10, 10],
  [20, 0, 10, 10],
  [40, 0, 10, 10],
];

/** Three elements, the middle one deleted meanwhile. */
function withDeleted() {
  const built = stageOf(BOXES);
  built.document.selection = [built.elements[1]];
  built.document.deleteSelection();
  return built;
}

describe('an element that was deleted meanwhile', () => {
  const GONE = 'element 1, (Invalid JavaScript object.';

  it.each<[string, (collection: ElementCollection) => unknown]>([
    ['ElementCollection.attr', (collection) => collection.attr('x', 5)],
    ['ElementCollection.move', (collection) => collection.move(5, 5)],
    ['ElementCollection.align', (collection) => collection.align('bottom', true)],
    ['ElementCollection.distribute', (collection) => collection.distribute('left', true)],
    ['ElementCollection.space', (collection) => collection.space('vertical', 5)],
    ['ElementCollection.layout', (collection) => collection.layout(1)],
    ['ElementCollection.toGrid', (collection) => collection.toGrid(7)],
    ['ElementCollection.match', (collection) => collection.match('size')],
    ['ElementCollection.rotate', (collection) => collection.rotate(45)],
    ['ElementCollection.scale', (collection) => collection.scale(2)],
    ['ElementCollection.centerTransformPoint', (collection) => collection.centerTransformPoint()],
    ['ElementCollection.rename', (collection) => collection.rename('x')],
    ['ElementCollection.randomize', (collection) => collection.randomize('x', 5)],
    ['ElementCollection.orderBy', (collection) => collection.orderBy('x')],
    ['ElementCollection.duplicate', (collection) => collection.duplicate()],
    ['ElementCollection.group', (collection) => collection.group()],
    ['ElementCollection.deleteElements', (collection) => collection.deleteElements()],
    ['ElementCollection.attr', (collection) => collection.attr('size', 5)],
    ['ElementCollection.resetTransform', (collection) => collection.resetTransform()],
    ['ElementCollection.exec', (collection) => collection.exec(() => 1)],
    ['ElementCollection.items', (collection) => collection.items()],
    ['ElementCollection.children', (collection) => collection.children()],
    ['Collection.sort', (collection) => collection.sort()],
    ['Collection.pluck', (collection) => collection.pluck('name')],
  ])('An element that was deleted meanwhile is named by %s, with the words of the host', (method, work) => {
    const { collection, elements } = withDeleted();
    const run = () => work(collection);
    expect(run).toThrow(`${method}(): ${GONE}`);
    expect(run).toThrow('The original object may have been deleted or the document may have been closed.');
    // What comes after it is untouched; what needs all bounds first touches nothing.
    expect([elements[2].x, elements[2].name, elements[2].width]).toEqual([40, 'c', 10]);
  });

  it('An element that was deleted meanwhile is listed by what the host says', () => {
    const { host, collection } = withDeleted();
    installHost(() => host, 'now');
    collection.list('left');
    host.uninstall();
    expect(host.output.join('\n').split('\n')).toEqual([
      'left: 3 elements',
      '  0: a (bitmap, bitmap 0)',
      expect.stringMatching(/^ {2}1: \(Invalid JavaScript object\. .*\)$/),
      '  2: c (bitmap, bitmap 2)',
    ]);
  });

  it('An element that was deleted meanwhile can be taken out again', () => {
    const { collection, elements } = withDeleted();
    expect(collection.remove([elements[1]]).elements).toEqual([elements[0], elements[2]]);
    expect(collection.unique().elements).toHaveLength(2);
    collection.move(1, 1, true);
    expect(places(collection.elements)).toEqual([
      [1, 1],
      [41, 1],
    ]);
  });
});
