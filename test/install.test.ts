import { install, type Api } from '../src/install';
import { version } from '../src/version';

type Members = Record<string, unknown>;

const NAMES = [
  '$',
  '$$',
  'Collection',
  'ElementCollection',
  'FrameCollection',
  'ItemCollection',
  'LayerCollection',
  'Selectors',
];

/** A library that is not installed yet. */
function makeLibrary(): Api & { $: Members } {
  const fn = {};
  const $ = Object.assign(() => 'found', { fn });
  const rest = { ItemCollection: {}, LayerCollection: {}, FrameCollection: {}, Selectors: {}, $$: {} };
  return { Collection: {}, ElementCollection: { prototype: fn }, $, ...rest } as unknown as Api & {
    $: Members;
  };
}

function load(globals: Members, library = makeLibrary()): typeof library {
  install(globals, library);
  return library;
}

describe('install', () => {
  it('The eight names are defined by install(), and taken back by noConflict', () => {
    const globals: Members = {};
    const library = load(globals);
    expect(globals).toEqual(library);
    expect(Object.keys(globals).sort()).toEqual(NAMES);
    expect(library.Collection.version).toBe(version);
    for (let count = 0; count < 2; count++) {
      expect(library.Collection.noConflict?.()).toBe(library);
      expect(globals).toEqual({});
      expect(Object.keys(globals)).toEqual([]);
    }
  });

  it.each(NAMES)('The former meaning of %s is given back by noConflict', (name) => {
    for (const value of ['mine', 0, undefined]) {
      const globals: Members = { [name]: value };
      const { noConflict } = load(globals).Collection;
      expect(globals[name]).not.toBe(value);
      noConflict?.();
      expect(Object.entries(globals)).toEqual([[name, value]]);
    }
  });

  it('A name that another script took since is left by noConflict', () => {
    const globals: Members = { Selectors: 'before' };
    const { noConflict } = load(globals).Collection;
    Object.assign(globals, { Selectors: 'theirs' });
    noConflict?.();
    expect(globals).toEqual({ Selectors: 'theirs' });
  });

  it('The same version stays when it is loaded again, and takes back its names', () => {
    const host = { writeln: () => 'written' };
    const globals: Members = { $: host };
    const first = load(globals);
    const theirs = { theirs: 1 };
    Object.assign(globals, { Selectors: theirs });
    load(globals);
    expect(globals).toEqual(first);
    expect(first.$.host).toBe(host);
    first.Collection.noConflict?.();
    expect(globals).toEqual({ $: host, Selectors: theirs });
  });

  it('Another version is replaced until noConflict', () => {
    const host = { writeln: () => 'written' };
    const globals: Members = { $: host };
    const older = load(globals);
    older.Collection.version = '0.0.1';
    const newer = load(globals);
    expect(globals).toEqual(newer);
    expect([newer.$.host, (newer.$ as unknown as typeof host).writeln()]).toEqual([host, 'written']);
    newer.Collection.noConflict?.();
    expect(globals).toEqual(older);
    older.Collection.noConflict?.();
    expect(globals).toEqual({ $: host });
  });

  it.each<[string, Members]>([
    ['of another library', { Collection: {} }],
    ['with the same version but no noConflict', { Collection: { version } }],
  ])('A class Collection %s is replaced', (_, globals) => {
    const library = load(globals);
    expect(globals.Collection).toBe(library.Collection);
  });
});

describe('the $ of the host', () => {
  const writeln = () => 'written';

  it.each<[string, Members, boolean]>([
    ['an object', { $: { writeln } }, true],
    ['a function', { $: Object.assign(() => 1, { writeln }) }, true],
    [
      'an object beside an ElementCollection of another script',
      { $: { writeln }, ElementCollection: {} },
      true,
    ],
    ['a function with a member fn', { $: Object.assign(() => 1, { fn: {}, writeln }) }, true],
    ['a Number', { $: 5 }, false],
    ['an empty text', { $: '' }, false],
    ['false', { $: false }, false],
  ])('%s is $.host', (_, globals, hasMembers) => {
    const host = globals.$;
    const { $ } = load(globals);
    expect($.host).toBe(host);
    expect(hasMembers ? ($.writeln as typeof writeln)() : Object.keys($)).toEqual(
      hasMembers ? 'written' : ['fn', 'host'],
    );
  });

  it.each([
    ['absent', {}],
    ['undefined', { $: undefined }],
    ['null', { $: null }],
  ])('A $ that is %s leaves none', (_, globals) => {
    expect(Object.keys(load(globals as Members).$)).toEqual(['fn']);
  });
});
