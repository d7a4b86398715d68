import { createHost, type HostHandle } from '../../app';
import {
  $,
  $$,
  Collection,
  ElementCollection,
  FrameCollection,
  ItemCollection,
  LayerCollection,
} from '../../src';
import { faultsOfMethod, methodsOf, type MethodOwner } from './MethodFaults';

let host: HostHandle | undefined;
// `list` prints there.
beforeEach(() => jest.spyOn(console, 'log').mockImplementation());
afterEach(() => {
  host?.dispose();
  jest.restoreAllMocks();
});

/** Opens a document of its own for each collection: the methods that are tried may change it. */
function inDocument(find: () => unknown): () => Collection<unknown> {
  return () => {
    host?.dispose();
    host = createHost({
      library: [{ name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] }],
      layers: [
        { name: 'front', duration: 5, elements: [{ item: 'star', name: 'a' }] },
        { name: 'back', elements: [{ item: 'star', name: 'b', x: 50 }] },
      ],
    }).install();
    return find() as Collection<unknown>;
  };
}

const OWNERS: MethodOwner[] = [
  { name: 'Collection', prototype: Collection.prototype, make: () => new Collection(1, 2, 3) },
  { name: 'ElementCollection', prototype: ElementCollection.prototype, make: inDocument(() => $('*')) },
  { name: 'ItemCollection', prototype: ItemCollection.prototype, make: inDocument(() => $$('*')) },
  { name: 'LayerCollection', prototype: LayerCollection.prototype, make: inDocument(() => $.layers('*')) },
  { name: 'FrameCollection', prototype: FrameCollection.prototype, make: inDocument(() => $.frames('*')) },
];

/** By the contract of the base class any value is an element, and any text a label. */
const TAKES_ANYTHING = new Set(['add', 'find', 'indexOf', 'list'].map((name) => `Collection.${name}`));

describe.each(OWNERS)('a method of $name has', (owner) => {
  it('checks of its arguments, a test, a description and a row of the benchmark', () => {
    const faults = methodsOf(owner).flatMap((method) =>
      faultsOfMethod(owner, method, TAKES_ANYTHING.has(`${owner.name}.${method}`)),
    );
    expect(faults).toEqual([]);
  });
});

it('A new method is reported with all that it lacks', () => {
  class Wobbling extends ElementCollection {
    wobbleALot(_angle: number): this {
      return this;
    }
  }
  const elements = inDocument(() => new Wobbling($('*').elements));
  const owner = { name: 'ElementCollection', prototype: Wobbling.prototype, make: elements };
  expect(methodsOf(owner)).toEqual(['wobbleALot']);
  expect(faultsOfMethod(owner, 'wobbleALot')).toEqual([
    expect.stringMatching(/^ElementCollection\.wobbleALot: no wrong argument is refused/),
    expect.stringMatching(/^ElementCollection\.wobbleALot: no test calls it/),
    expect.stringMatching(/^ElementCollection\.wobbleALot: no description in docs\/api\.md/),
    expect.stringMatching(/^ElementCollection\.wobbleALot: not measured/),
  ]);
});
