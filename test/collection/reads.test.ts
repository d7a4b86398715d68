/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type * as Library from '../../src';
import type * as Maps from '../../src/host/IdentityMap';
import { sample } from '../support/sample';
import { INTERNAL_METHODS } from '../support/internalMethods';
import { ELEMENT_PSEUDOS, FRAME_PSEUDOS, ITEM_PSEUDOS, LAYER_PSEUDOS } from '../../src/selector/pseudos';

/** As in engines without Map, Animate's among them. */
jest.doMock('../../src/host/IdentityMap', () => {
  const actual = jest.requireActual<typeof Maps>('../../src/host/IdentityMap');
  return { ...actual, IdentityMap: actual.BucketMap };
});
const library = jest.requireActual<typeof Library>('../../src');

type Calls = Record<string, (collection: unknown) => unknown>;

/** What the scripts of the benchmark define. */
interface Bench {
  methods: Calls;
  pseudos: Calls;
  PSEUDOS: Record<string, string>;
  /** Reads of one call in a world of that size; null where the world has nothing for it. */
  readsOf(world: string, call: string, size: number): number;
}

const PARTS = ['alikeHost', 'alikeTimeline', 'alikeDocument', 'calls'];
const sources = PARTS.map((part) =>
  fs.readFileSync(path.join(__dirname, `../../build/bench/script/${part}.js`), 'utf8'),
);

/** The library finds the document through the global object of Animate. */
const host = globalThis as { fl?: unknown };
const run = `
  var reads = 0, fl;
  ${sources.join('\n')}
  var methods = methodCalls(), pseudos = pseudoCalls();
  return {
    methods: methods,
    pseudos: pseudos,
    PSEUDOS: PSEUDOS,
    readsOf: function (world, call, size) {
      openAlike(world, size);
      host.fl = fl;
      var collection = startFor(call);
      reads = 0;
      (methods[call] || pseudos[call])(collection);
      return reads;
    },
  };`;
const bench = new Function('$', '$$', 'host', run)(library.$, library.$$, host) as Bench;

afterAll(() => {
  delete host.fl;
});

const TYPES = {
  ElementCollection: ELEMENT_PSEUDOS,
  ItemCollection: ITEM_PSEUDOS,
  LayerCollection: LAYER_PSEUDOS,
  FrameCollection: FRAME_PSEUDOS,
};

const WORLDS = ['symbols', 'keyframes', 'folders', 'nested'];
/** Beyond those few objects that are recognized without reading them. */
const [SOME, MANY] = [200, 800];

const calls = [...Object.keys(bench.methods), ...Object.keys(bench.pseudos)];

/** Half of the calls are counted in one world each day, others the next: all of them in all worlds within eight days. */
const TURNS = [...WORLDS, ...WORLDS.map(() => null)];

/** Reads that grow faster than the objects of a world, so much that no constant part explains it. */
function tooMany(call: string): string[] {
  return sample(TURNS.length, TURNS, calls.indexOf(call)).flatMap((world) => {
    if (world === null) return [];
    const many = bench.readsOf(world, call, MANY);
    if (many <= 2 * MANY) return [];
    const some = bench.readsOf(world, call, SOME);
    const exponent = Math.log(many / some) / Math.log(MANY / SOME);
    return exponent > 1.15 ? [`${world}: ${some} and ${many} reads, ${exponent}`] : [];
  });
}

describe.each(Object.entries(TYPES))('reads of %s, of objects that read alike', (type, pseudos) => {
  it('They are counted for each method', () => {
    const { prototype } = library[type as keyof typeof TYPES];
    const methods = new Set<string>();
    for (let at: object = prototype; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
      for (const name of Object.getOwnPropertyNames(at)) methods.add(name);
    const counted = new Set(Object.keys(bench.methods).map((call) => call.split(/[.(]/, 2).join('.')));
    expect(
      [...methods].filter((name) => !INTERNAL_METHODS.has(name) && !counted.has(`${type}.${name}`)),
    ).toEqual([]);
  });

  it('They are counted for each pseudo', () => {
    const counted = bench.PSEUDOS[type].split(' ').map((pseudo) => pseudo.split('(')[0]);
    expect(counted.sort()).toEqual(Object.keys(pseudos).sort());
  });

  it.each(Object.keys(bench.methods).filter((call) => call.startsWith(`${type}.`)))('%s', (call) => {
    expect(tooMany(call)).toEqual([]);
  });

  it('Queries have no more of them than their limit', () => {
    const calls = Object.keys(bench.pseudos).filter((call) => call.startsWith(`${type} `));
    expect(calls.length).toBeGreaterThan(70);
    expect(calls.flatMap((call) => tooMany(call).map((fault) => `${call}, ${fault}`))).toEqual([]);
  });
});

it.each(Object.keys(bench.methods).filter((call) => call.startsWith('$')))(
  'The call %s reads no more than its limit',
  (call) => {
    expect(tooMany(call)).toEqual([]);
  },
);
