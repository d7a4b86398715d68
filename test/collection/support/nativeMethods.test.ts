/** @jest-environment node */
import type * as Loaded from '../../../src/collection/Collection';

type CollectionClass = typeof Loaded.Collection;

type Methods = Record<'filter' | 'map', unknown>;

/** The class as an engine loads it whose Arrays have these methods. */
function classWith(methods: Partial<Methods>): CollectionClass {
  const prototype = Array.prototype as unknown as Methods;
  const { filter, map } = prototype;
  let loaded: { Collection: CollectionClass } | undefined;
  jest.isolateModules(() => {
    Object.assign(prototype, methods);
    try {
      loaded = jest.requireActual<typeof Loaded>('../../../src/collection/Collection');
    } finally {
      Object.assign(prototype, { filter, map });
    }
  });
  return loaded!.Collection;
}

const broken = () => {
  throw new Error('a shim was called');
};

describe.each<[string, Partial<Methods>]>([
  ['filter and map of its own', {}],
  ['neither filter nor map', { filter: undefined, map: undefined }],
  ['shims for filter and map', { filter: broken, map: broken }],
])('an engine with %s', (_title, methods) => {
  const Collection = classWith(methods);

  it('Elements that the callback accepts are kept by filter(), appended ones included', () => {
    const collection = new Collection([1, 2, 3]);
    const calls: unknown[] = [];
    collection.filter(function (this: unknown, element, index, elements) {
      calls.push([this, element, index, elements]);
      if (index === 0) elements.push(4);
      return element % 2 === 0;
    });
    expect(calls).toEqual([1, 2, 3, 4].map((element, i) => [collection, element, i, collection.elements]));
    expect(collection.elements).toEqual([2, 4]);
  });

  it('Results of map() include those of appended elements', () => {
    const results = new Collection([1, 2]).map(function (this: unknown, element, index, elements) {
      if (index === 0) elements.push(3);
      return [this, element * 10, index];
    }, 'scope' as unknown);
    expect(results.map((result) => result.slice(1))).toEqual([
      [10, 0],
      [20, 1],
      [30, 2],
    ]);
  });
});
