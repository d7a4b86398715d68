/**
 * The contract of `Collection`: each sentence is a test. The library exists to keep it, so it takes precedence over
 * every issue and every later wish. A test here changes only when the contract itself is found to be wrong.
 */
import { createHost, type HostHandle } from '../../app';
import type { Collection as AnyCollection } from '../../src';
import { type Library, SUBJECTS, thrownBy } from './subjects';

describe.each(SUBJECTS)('toString and list, in %s', (_title, subject) => {
  let library: Library;
  let host: HostHandle;
  let lines: string[];

  beforeEach(() => {
    lines = [];
    host = createHost(
      {
        library: [
          { name: 'shapes/star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
          { name: 'assets/icon_new.png', type: 'bitmap', width: 5, height: 5 },
        ],
        layers: [
          {
            name: 'art',
            elements: [
              { item: 'shapes/star', name: 'star1' },
              { item: 'assets/icon_new.png' },
              { text: 'hello', name: 'title', textType: 'dynamic' },
            ],
          },
          { name: 'notes', type: 'guide' },
        ],
      },
      { onTrace: (text) => lines.push(text) },
    );
    library = subject.load({ fl: host.fl });
  });
  afterEach(() => {
    subject.unload();
    host.dispose();
  });

  it('The text is [object Collection length=<n>]; subclasses print their own class name', () => {
    const { $, $$, Collection } = library;
    class Special extends Collection {}
    function Old(this: { elements: unknown[] }): void {
      this.elements = [];
    }
    Old.prototype = new Special();
    (Old.prototype as { constructor: unknown }).constructor = Old;
    const old = new (Old as unknown as new () => AnyCollection)();
    expect(
      [
        new Collection(),
        new Collection([1, 2, 3]),
        new Special([1]),
        old,
        $('*'),
        $$('*'),
        $.layers(),
        $.frames(),
      ].map(String),
    ).toEqual([
      '[object Collection length=0]',
      '[object Collection length=3]',
      '[object Special length=1]',
      '[object Old length=0]',
      '[object ElementCollection length=3]',
      expect.stringMatching(/^\[object ItemCollection length=\d\]$/),
      '[object LayerCollection length=2]',
      '[object FrameCollection length=2]',
    ]);
    expect(String($('star1'))).toBe('[object ElementCollection length=1]');
    expect($('*').toString()).toBe('[object ElementCollection length=3]');
  });

  it('The string form and the count are printed by list(), then each element with its index', () => {
    const found = library.$('*');
    expect(found.list()).toBe(found);
    const [first, ...others] = lines.join('\n').split('\n');
    expect(first).toBe('[object ElementCollection length=3]: 3 elements');
    const described = [
      'star1 (movie clip, shapes/star)',
      '(bitmap, assets/icon_new.png)',
      'title (dynamic text)',
    ];
    const order = Array.from(found.elements, ({ name }) => described[['star1', '', 'title'].indexOf(name)]);
    expect(others).toEqual(order.map((text, index) => `  ${index}: ${text}`));
  });

  it.each<[unknown, string]>([
    ['stars', 'stars: 1 element'],
    ['', '[object Collection length=1]: 1 element'],
    [undefined, '[object Collection length=1]: 1 element'],
  ])(
    'list(%j) begins with the label, or the string form when there is none or it is empty',
    (label, first) => {
      new library.Collection([7]).list(label);
      expect(lines.join('\n')).toBe(`${first}\n  0: 7`);
    },
  );

  it('Indexes are aligned to the right by list()', () => {
    new library.Collection(Array.from({ length: 11 }, (_, i) => i)).list('n');
    const [, first, ...others] = lines.join('\n').split('\n');
    expect([first, others[9]]).toEqual(['   0: 0', '  10: 10']);
  });

  it('Strings are quoted and escaped, numbers and Booleans bare, objects by name or string form, in list()', () => {
    const shown = { toString: () => 'my own form' };
    new library.Collection<unknown>(['a"b\\c\nd\re', 1.5, true, { name: 'Tom' }, shown]).list('all');
    expect(lines.join('\n').split('\n').slice(1)).toEqual([
      '  0: "a\\"b\\\\c\\nd\\re"',
      '  1: 1.5',
      '  2: true',
      '  3: Tom',
      '  4: my own form',
    ]);
  });

  it('Items are printed by full path and item type by list()', () => {
    library.$$('shapes').add(library.$$('star')).list('items');
    expect(lines.join('\n').split('\n').slice(1)).toContain('  1: shapes/star (movie clip)');
  });

  it('An empty collection prints the first line only in list()', () => {
    new library.Collection().list();
    library.$('missing').list('none');
    expect(lines).toEqual(['[object Collection length=0]: 0 elements', 'none: 0 elements']);
  });
});

describe.each(SUBJECTS)('the output panel, in %s', (_title, subject) => {
  afterEach(() => subject.unload());
  const panel = (name: string, lines: string[]) => ({ [name]: (text: string) => lines.push(text) });

  it.each<[string, (lines: string[]) => object]>([
    ['fl.trace in Animate', (lines) => ({ fl: panel('trace', lines), console: panel('log', []) })],
    [
      '$.writeln in ExtendScript hosts',
      (lines) => ({ $: panel('writeln', lines), console: panel('log', []) }),
    ],
    ['standard output elsewhere', (lines) => ({ console: panel('log', lines) })],
  ])('is %s', (_where, globals) => {
    const lines: string[] = [];
    new (subject.load(globals(lines)).Collection)([1]).list('one');
    expect(lines).toEqual(['one: 1 element\n  0: 1']);
  });

  it('Calls do not throw where there is none', () => {
    const { Collection } = subject.load({});
    expect(thrownBy(() => new Collection([1]).list())).toBe('nothing');
  });
});
