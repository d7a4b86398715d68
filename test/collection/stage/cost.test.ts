import { ElementCollection } from '../../../src/collection/ElementCollection';
import { type Bounds, stageFrom, stageOf } from '../../support/stage';

const stars = (count: number) =>
  stageFrom({
    library: [{ name: 'star', layers: [{ elements: [{ shape: 'oval', width: 5, height: 5 }] }] }],
    layers: [{ elements: Array.from({ length: count }, (_, i) => ({ item: 'star', name: 's' + i, x: i })) }],
  });

/** How often a script sets the document's selection while the work runs. */
function selections(document: Document, work: () => void): number {
  const prototype = Object.getPrototypeOf(document) as object;
  const selection = Object.getOwnPropertyDescriptor(prototype, 'selection')!;
  let sets = 0;
  Object.defineProperty(document, 'selection', {
    configurable: true,
    get: () => selection.get!.call(document) as unknown,
    set(value) {
      sets++;
      selection.set!.call(document, value);
    },
  });
  work();
  delete (document as { selection?: unknown }).selection;
  return sets;
}

describe('the selection is set a constant number of times', () => {
  it.each<[string, (collection: ElementCollection) => unknown]>([
    ['attr("tint")', (collection) => collection.attr('tint', '#FF0000', 50)],
    ['duplicate', (collection) => collection.duplicate()],
    ['deleteElements', (collection) => collection.deleteElements()],
    ['group', (collection) => collection.group()],
    ['select', (collection) => collection.select()],
    ['orderBy, when the order is right', (collection) => collection.orderBy('x')],
  ])('%s sets the selection a constant number of times', (_title, work) => {
    const counts = [3, 60].map((count) => {
      const { document, collection, elements } = stars(count);
      document.selection = [elements[0]];
      return selections(document, () => work(collection));
    });
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThan(3);
  });

  it.each<[string, (collection: ElementCollection) => unknown]>([
    ['move', (collection) => collection.move(1, 2)],
    ['rotate', (collection) => collection.rotate(30)],
    ['align', (collection) => collection.align()],
    ['rename', (collection) => collection.rename('x')],
    ['renameAlongKeyframes', (collection) => collection.renameAlongKeyframes('x')],
    ['attr("pos")', (collection) => collection.attr('pos', 3)],
    ['randomize', (collection) => collection.randomize('scale', '10%')],
  ])('%s never sets the selection', (_title, work) => {
    const { document, collection } = stars(3);
    expect(selections(document, () => work(collection))).toBe(0);
  });
});

describe('each property of an element is read once', () => {
  const BOXES: Bounds[] = [
    [10, 30, 20, 10],
    [40, 20, 30, 40],
    [60, 70, 50, 20],
  ];

  it.each<[string, (collection: ElementCollection) => unknown]>([
    ['move', (collection) => collection.move(0, 0)],
    ['align', (collection) => collection.align('left top')],
    ['distribute', (collection) => collection.distribute('left,top')],
    ['space', (collection) => collection.space('vertical', 3)],
    ['layout', (collection) => collection.layout(2)],
    ['toGrid', (collection) => collection.toGrid(7)],
    ['match', (collection) => collection.match('size')],
    ['rename', (collection) => collection.rename('*_##')],
    ['sort', (collection) => collection.sort()],
    ['items', (collection) => collection.items()],
    ['randomize', (collection) => collection.randomize('pos', 10)],
    ['find', (collection) => collection.find('a*')],
    ['centerTransformPoint', (collection) => collection.centerTransformPoint()],
  ])('%s reads each property of an element once', (_title, work) => {
    const { document, elements } = stageOf(BOXES);
    const reads: Record<string, number> = {};
    const counted = elements.map(
      (element, i) =>
        new Proxy(element, {
          get(target, key) {
            reads[`${i} ${String(key)}`] = (reads[`${i} ${String(key)}`] ?? 0) + 1;
            const value: unknown = Reflect.get(target, key, target);
            return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
          },
          set: (target, key, value) => Reflect.set(target, key, value, target),
        }),
    );
    work(new ElementCollection(counted, document));
    expect(Object.keys(reads).length).toBeGreaterThan(2);
    expect(Object.entries(reads).filter(([, count]) => count > 1)).toEqual([]);
  });
});
