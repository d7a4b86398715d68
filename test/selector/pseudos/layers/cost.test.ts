/** @jest-environment node */
import type * as identityMap from '../../../../src/host/IdentityMap';
import type * as select from '../../../../src/selector/selectObjects';
import type * as words from '../../../../src/selector/words/Selectors';

const MAP = '../../../../src/host/IdentityMap';

let filterFrom: typeof select.filterFrom;
let layerRegistry: typeof words.layerRegistry;

// An engine without Map, such as Animate's: objects are known again by reading them.
beforeAll(async () => {
  jest.doMock(MAP, () => {
    const actual = jest.requireActual<typeof identityMap>(MAP);
    return { ...actual, IdentityMap: actual.BucketMap };
  });
  ({ filterFrom } = await import('../../../../src/selector/selectObjects'));
  ({ layerRegistry } = await import('../../../../src/selector/words/Selectors'));
});

interface Fake {
  name: string;
  layerType: string;
  parentLayer: Fake | null;
  locked: boolean;
  visible: boolean;
  frames: object[];
}

/** Layers in a document; `reads` counts what is read of them. */
function world(count: number, parentOf: (index: number) => number | null) {
  let reads = 0;
  const layers: object[] = [];
  for (let i = 0; i < count; i++) {
    const parent = parentOf(i);
    const isFolder = i < count / 2;
    const frame = { duration: 1, elements: isFolder ? [] : [{}] };
    const values: Record<keyof Fake, unknown> = {
      name: `layer ${i}`,
      layerType: isFolder ? 'folder' : 'normal',
      parentLayer: parent === null ? null : layers[parent],
      locked: false,
      visible: true,
      frames: isFolder ? [] : [frame],
    };
    const layer = {};
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(layer, name, {
        get: () => {
          reads++;
          return value;
        },
      });
    }
    layers.push(layer);
  }
  const timeline = { layers, libraryItem: null };
  const document = {
    getTimeline: () => timeline,
    currentTimeline: 0,
    timelines: [timeline],
    library: { items: [] },
  };
  return {
    readsOf(query: string): number {
      reads = 0;
      filterFrom(layerRegistry, query, layers, {
        caller: 'test()',
        document: document as unknown as Document,
      });
      return reads;
    },
  };
}

const SHAPES: [title: string, parentOf: (count: number) => (index: number) => number | null][] = [
  ['one layer in each of many folders', (count) => (i) => (i < count / 2 ? null : i - count / 2)],
  ['folders nested n deep', () => (i) => (i === 0 ? null : i - 1)],
];

describe.each(SHAPES)('with %s', (_title, shape) => {
  it.each([
    ':empty',
    ':folder:empty',
    ':locked',
    ':visible',
    ':hidden',
    ':outline',
    ':children',
    ':descendants',
  ])('%s reads linearly', (query) => {
    const [some, twice] = [100, 200].map((count) => world(count, shape(count)).readsOf(query));
    expect(some).toBeGreaterThan(99);
    expect(twice / some).toBeLessThan(2.1);
  });
});
