import { ElementCollection } from '../../../src/collection/ElementCollection';
import { type Bounds, stageOf } from '../../support/stage';

const BOXES: Bounds[] = [
  [10, 20, 20, 10],
  [40, 20, 20, 40],
  [10, 70, 50, 40],
];

/** Which properties of which elements a script sets while the work runs, as `a.x`. */
function writes(work: (collection: ElementCollection) => unknown): string[] {
  const { document, elements } = stageOf(BOXES);
  const written: string[] = [];
  const watched = elements.map(
    (element) =>
      new Proxy(element, {
        get: (target, key) => Reflect.get(target, key, target) as unknown,
        set(target, key, value) {
          written.push(target.name + '.' + String(key));
          return Reflect.set(target, key, value, target);
        },
      }),
  );
  work(new ElementCollection(watched, document));
  return written;
}

describe('what stays as it is is not written to (the host would note a change for undo)', () => {
  it.each<[string, (collection: ElementCollection) => unknown, string[]]>([
    ['move by nothing', (c) => c.move(0, 0, true), []],
    ['move across', (c) => c.move(5, 0, true), ['a.x', 'b.x', 'c.x']],
    ['move down', (c) => c.move(0, 5, true), ['a.y', 'b.y', 'c.y']],
    ['move to where they are', (c) => c.move(10, 20), []],
    ['align', (c) => c.align('left'), ['b.x']],
    ['space', (c) => c.space('vertical', 0), ['b.y']],
    ['toGrid', (c) => c.toGrid([20, 10]), ['a.x', 'c.x']],
    ['toGrid down', (c) => c.toGrid([10, 20]), ['c.y']],
    ['match width', (c) => c.match('width'), ['a.width', 'b.width']],
    ['match height', (c) => c.match('height'), ['a.height']],
    ['rename', (c) => c.rename((e) => (e.name === 'b' ? 'x' : e.name)), ['b.name']],
  ])('%s writes nothing that stays the same', (_title, work, expected) => {
    expect(writes(work)).toEqual(expected);
  });
});
