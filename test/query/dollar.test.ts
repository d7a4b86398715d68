import { createHost } from '../../app';
import { Collection, ElementCollection, ItemCollection, $, $$ } from '../../src';
import { installHost } from '../support/installHost';

const host = installHost(() =>
  createHost({
    library: [
      { name: 'ui/star', layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }] },
      {
        name: 'ui/box',
        layers: [
          {
            frames: [
              { elements: [{ item: 'ui/star', name: 'boxed' }] },
              { elements: [{ item: 'ui/star', name: 'boxed-later' }] },
            ],
          },
        ],
      },
      { name: 'photo', type: 'bitmap', width: 10, height: 10 },
    ],
    scenes: [
      {
        currentFrame: 2,
        layers: [
          { name: 'folder', type: 'folder' },
          {
            name: 'top',
            frames: [
              { duration: 2, elements: [{ item: 'ui/star', name: 'early' }] },
              {
                duration: 2,
                elements: [
                  { item: 'ui/star', name: 'top1' },
                  { item: 'ui/box', name: 'top2' },
                ],
              },
            ],
          },
          { name: 'short', duration: 2, elements: [{ item: 'ui/star', name: 'short' }] },
          { name: 'locked', locked: true, duration: 4, elements: [{ item: 'ui/star', name: 'locked' }] },
          { name: 'hidden', visible: false, duration: 4, elements: [{ item: 'ui/star', name: 'hidden' }] },
          { name: 'guide', type: 'guide', duration: 4, elements: [{ item: 'ui/star', name: 'guide' }] },
          { name: 'mask', type: 'mask', duration: 4, elements: [{ item: 'ui/star', name: 'mask' }] },
        ],
      },
      { layers: [{ elements: [{ item: 'photo', name: 'second-scene' }] }] },
    ],
  }),
);

function names(collection: ElementCollection): string {
  return collection.map((element) => element.name).join(' ');
}

describe('without a source', () => {
  it('$ without a source takes the elements at the current frame, except those on locked layers', () => {
    expect(names($('*'))).toBe('top1 top2 hidden guide mask');
  });

  it('$ without a source takes the timeline of the symbol being edited', () => {
    host.document.library.editItem('ui/box');
    expect(names($('*'))).toBe('boxed');
    host.document.exitEditMode();
    expect(names($('*'))).toBe('top1 top2 hidden guide mask');
  });

  it('$() gives an empty collection of the active document', () => {
    expect($()).toBeInstanceOf(ElementCollection);
    expect($().elements).toEqual([]);
    expect($().dom).toBe(host.document);
  });

  it('$(document) gives an empty collection of that document', () => {
    expect($(host.document).dom).toBe(host.document);
    expect($(host.document).elements).toEqual([]);
  });
});

describe('sources', () => {
  const layers = (): Layer[] => host.document.timelines[0].layers;
  const SCENE = 'early top1 top2 short locked hidden guide mask';

  it('$(timeline) gives every element of every keyframe, locked layers included', () => {
    expect(names($(host.document.timelines[0]))).toBe(SCENE);
    expect(names($('*', host.document.timelines[1]))).toBe('second-scene');
  });

  it('$(layer) gives every element of its keyframes', () => {
    expect(names($(layers()[1]))).toBe('early top1 top2');
    expect(names($(layers()[0]))).toBe('');
    expect(names($('top*', layers()[1]))).toBe('top1 top2');
  });

  it('$(frame) gives its elements', () => {
    expect(names($(layers()[1].frames[3]))).toBe('top1 top2');
  });

  it('$(symbol item or instance) gives the elements in its timeline', () => {
    const box = host.document.library.items.find((item) => item.name === 'ui/box') as Item;
    expect(names($(box))).toBe('boxed boxed-later');
    expect(names($('*later', box))).toBe('boxed-later');
    expect(names($($('top2').get(0) as Element))).toBe('boxed boxed-later');
  });

  it('$(any other element) gives that element', () => {
    const photo = $(host.document.timelines[1]).get(0) as Element;
    expect(names($(photo))).toBe('second-scene');
    expect(names($(':graphic', photo))).toBe('');
  });

  it('$(Array) takes Arrays of any realm and leaves them untouched', () => {
    const array = $('top*').elements.slice().reverse();
    const before = array.slice();
    expect(names($(array))).toBe('top2 top1');
    expect(names($('*:first', array))).toBe('top2');
    expect(array).toEqual(before);
    const foreign = host.run('fl.getDocumentDOM().timelines[1].layers[0].frames[0].elements') as Element[];
    expect(names($(foreign))).toBe('second-scene');
    expect($(array).elements).not.toBe(array);
  });

  it('$(collection) gives a new collection and leaves the source untouched', () => {
    const source = $('*');
    const found = $('top*', source);
    expect(names(found)).toBe('top1 top2');
    expect(found).not.toBe(source);
    expect(source.elements).toHaveLength(5);
    expect(names($(new Collection(source.elements)))).toBe('top1 top2 hidden guide mask');
  });

  it('Elements that are there twice are found once', () => {
    const [a, b] = $('top*').elements;
    expect(names($([a, b, a]))).toBe('top1 top2');
    expect(names($('*', [a, b, a]))).toBe('top1 top2');
    expect(names($('*:nth(2)', [a, a, b]))).toBe('top2');
  });

  it('An empty Array and an empty collection give an empty collection', () => {
    expect($('*', []).elements).toEqual([]);
    expect($($()).elements).toEqual([]);
  });
});

describe('arguments', () => {
  it('Arguments may come in any order', () => {
    const timeline = host.document.timelines[0];
    const all = [timeline, '*', host.document, false] as const;
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ];
    for (const order of orders) expect($(...order.map((index) => all[index])).elements).toHaveLength(8);
  });

  it('Arguments that are undefined are left out', () => {
    expect(names($(undefined, 'top1', undefined, undefined))).toBe('top1');
  });

  it.each([
    [['a', 'b'], '$(): expected one query String, got two'],
    [[[], []], '$(): expected one source, got two'],
    [[true, false], '$(): expected one Boolean, got two'],
    [['a', 5], '$(): argument 2 must be a query String, a source (an Array of elements'],
    [[null], '$(): argument 1 must be'],
    [[null], 'got null'],
    [[{}], 'got [object Object]'],
    [[() => true], 'got a Function'],
    [[[5]], '$(): source must hold elements only, got 5 at index 0'],
    [[[null]], '$(): source must hold elements only, got null at index 0'],
  ])('$ refuses %p: %s', (args, message) => {
    expect(() => $(...(args as string[]))).toThrow(TypeError);
    expect(() => $(...(args as string[]))).toThrow(message);
  });

  it('$ refuses items in an Array, and bitmaps as a source', () => {
    const photo = host.document.library.items.find((item) => item.name === 'photo') as Item;
    expect(() => $(photo)).toThrow('$(): source must be a symbol when it is an item, got photo (bitmap)');
    expect(() => $([photo] as unknown as Element[])).toThrow('got photo (bitmap) at index 0');
    expect(() => $($$('*') as unknown as ElementCollection)).toThrow('$(): source must hold elements only');
    expect(() => $(host.document, host.document)).toThrow('$(): expected one Document, got two');
  });

  it('A query that cannot be read throws a SelectorError that says where', () => {
    expect(() => $('star*:movieclp[x>10]')).toThrow(
      '$(): unknown pseudo ":movieclp"\n  star*:movieclp[x>10]\n       ^\n  Did you mean ":movieclip"?',
    );
    expect(() => $('')).toThrow('empty query');
    expect(() => $.all(':movieclp')).toThrow('$.all(): unknown pseudo ":movieclp"');
  });
});

describe('the document', () => {
  it('The document is the one given, else that of the source, else the active one', () => {
    const other = createHost({ layers: [{ elements: [{ shape: 'oval', width: 5, height: 5 }] }] }).document;
    const found = $('*', other);
    expect(found.dom).toBe(other);
    expect(found.elements).toHaveLength(1);
    expect($('*', found).dom).toBe(other);
    expect($('*', found, host.document).dom).toBe(host.document);
    expect($('*', found.elements).dom).toBe(host.document);
  });

  it('A document must be open', () => {
    const closed = installHost(() => createHost(), 'now');
    expect(() => $('*')).toThrow('$(): no document is open');
    expect(() => $()).toThrow('open one first, or pass the Document');
    expect(() => $.all('*')).toThrow('$.all(): no document is open');
    closed.uninstall();
    host.install();
  });
});

describe('$.all', () => {
  it('$.all finds every element of every keyframe of every timeline: scenes, then symbols in the order of the library', () => {
    const items = host.document.library.items
      .map((item) => item.name)
      .filter((name) => name.startsWith('ui/'));
    const inside: Record<string, string> = { 'ui/star': '', 'ui/box': 'boxed boxed-later' };
    const expected = [
      'early top1 top2 short locked hidden guide mask second-scene',
      ...items.map((name) => inside[name]),
    ];
    expect(names($.all('*'))).toBe(expected.join(' '));
  });

  it('$.all gives everything without a query, and what matches with one', () => {
    expect($.all().elements).toHaveLength($.all('*').elements.length);
    expect(names($.all('boxed*'))).toBe('boxed boxed-later');
    expect(names($.all(host.document, 'boxed*'))).toBe('boxed boxed-later');
    expect($.all('*').dom).toBe(host.document);
  });

  it('$.all takes no source', () => {
    expect(() => ($.all as (...args: unknown[]) => unknown)('*', [])).toThrow(
      '$.all(): every argument must be',
    );
    expect(() => ($.all as (...args: unknown[]) => unknown)(5)).toThrow(
      '$.all(): argument 1 must be a query String, a Document or a Boolean, got 5',
    );
  });
});

describe('debug', () => {
  it('The parsed query and what each step kept are printed', () => {
    const found = $('top* :movieclip[x=0], :shape , mask:first', true);
    expect(names(found)).toBe('top1 top2 mask');
    expect(host.output[host.output.length - 1]).toBe(
      [
        '$(): top*:movieclip[x=0], :shape, mask:first',
        '  candidates  5',
        '  top*        2',
        '  :movieclip  2',
        '  [x=0]       2',
        '  , :shape    0',
        '  , mask      1',
        '  :first      1',
        '  matches     3',
      ].join('\n'),
    );
  });

  it('Steps are counted in the order of the text, whatever order is quickest', () => {
    $(':has(*):movieclip', true);
    expect(host.output[host.output.length - 1]).toContain(':has(*)     5\n  :movieclip  5');
  });

  it('Nothing is printed without debug', () => {
    const lines = host.output.length;
    $('*', false);
    $('*');
    expect(host.output).toHaveLength(lines);
  });
});

it('$.fn is the prototype of every collection of elements', () => {
  expect($.fn).toBe(ElementCollection.prototype);
  expect($$.fn).toBe(ItemCollection.prototype);
  const collection = $('*');
  const fn = $.fn as unknown as Record<string, unknown>;
  fn.count = function count(this: ElementCollection) {
    return this.elements.length;
  };
  expect((collection as unknown as { count(): number }).count()).toBe(5);
  delete fn.count;
});
