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
import { checkNumber } from '../../src/collection/support/check';
import { faultsOfMethod, methodsOf, type MethodOwner } from './MethodFaults';

let host: HostHandle | undefined;
// `list` prints there.
beforeEach(() => jest.spyOn(console, 'log').mockImplementation());
afterEach(() => {
  host?.dispose();
  jest.restoreAllMocks();
});

/** Opens a document of its own for each collection: the methods that are tried may change it. */
function inDocument(find: (method: string) => unknown): (method: string) => Collection<unknown> {
  return (method) => {
    host?.dispose();
    host = createHost({
      library: [
        { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
        { name: 'beep', type: 'sound' },
      ],
      layers: [
        { name: 'front', duration: 5, elements: [{ item: 'star', name: 'a' }] },
        {
          name: 'back',
          elements: [
            { item: 'star', name: 'b', x: 50 },
            { text: 'Night', name: 't' },
          ],
        },
      ],
    }).install();
    return find(method) as Collection<unknown>;
  };
}

const OF_TEXTS = ['replaceText', 'text', 'textAttr'];

const OWNERS: MethodOwner[] = [
  { name: 'Collection', prototype: Collection.prototype, make: () => new Collection(1, 2, 3) },
  {
    name: 'ElementCollection',
    prototype: ElementCollection.prototype,
    make: inDocument((method) => $(OF_TEXTS.includes(method) ? ':text' : ':symbol')),
    right: { attr: () => ['tint', '#FF0000', 50] },
  },
  { name: 'ItemCollection', prototype: ItemCollection.prototype, make: inDocument(() => $$('*')) },
  {
    name: 'LayerCollection',
    prototype: LayerCollection.prototype,
    make: inDocument(() => $.layers('back')),
    right: { moveTo: () => [$.layers('front'), 'below'] },
  },
  {
    name: 'FrameCollection',
    prototype: FrameCollection.prototype,
    make: inDocument(() => $.frames('*')),
    right: { replaceSound: () => ['beep', 'beep'] },
  },
];

/** Parameters that any value is right for: the contract says so, or the host decides. */
const TAKING_ANYTHING = new Set([
  'Collection.add …elements',
  'Collection.attr value',
  'Collection.find value',
  'Collection.indexOf element',
  'Collection.list label',
  'ElementCollection.textAttr to',
]);

/** Parameters that are handed on to callbacks. */
const HANDED_ON = new Set(['scope', 'thisObject', '…params']);

describe.each(OWNERS)('a method of $name has', (owner) => {
  it('Checks of its arguments, a test, a description and a row of the benchmark exist', () => {
    const faults = methodsOf(owner).flatMap((method) =>
      faultsOfMethod(
        owner,
        method,
        (parameter) =>
          HANDED_ON.has(parameter) || TAKING_ANYTHING.has(`${owner.name}.${method} ${parameter}`),
      ),
    );
    expect(faults).toEqual([]);
  });
});

it('A new method is reported with all that it lacks', () => {
  class Wobbling extends ElementCollection {
    wobbleALot(angle: number, _far: boolean): this {
      checkNumber('Wobbling.wobbleALot', 'angle', angle);
      return this;
    }
  }
  const elements = inDocument(() => new Wobbling($('*').elements));
  const owner = { name: 'ElementCollection', prototype: Wobbling.prototype, make: elements };
  expect(methodsOf(owner)).toEqual(['wobbleALot']);
  expect(faultsOfMethod(owner, 'wobbleALot')).toEqual([
    expect.stringMatching(/^ElementCollection\.wobbleALot: no wrong value of argument 2 is refused/),
    expect.stringMatching(/^ElementCollection\.wobbleALot: no test calls it/),
    expect.stringMatching(/^ElementCollection\.wobbleALot: no description in docs\/api\.md/),
    expect.stringMatching(/^ElementCollection\.wobbleALot: not measured/),
  ]);
});
