import { createHost } from '../../../app';
import { $, $$ } from '../../../src';

/** Bitmaps `a` and `b` of 20 × 10 pixels and one without a name; the library has the folder `parts`. */
function opened(): Document {
  return createHost({
    library: [
      { name: 'photo', type: 'bitmap', width: 20, height: 10 },
      { name: 'parts/Symbol 1' },
      { name: 'taken' },
    ],
    layers: [
      {
        elements: [
          { item: 'photo', name: 'a', x: 100, y: 50 },
          { item: 'photo', name: 'b', x: 200, y: 50 },
          { item: 'photo', x: 300, y: 50 },
        ],
      },
    ],
  }).document;
}

type Method = (...args: unknown[]) => unknown;

/** Notes the arguments of calls of a method. Where an answer is given, the host gives it in place of its own. */
function watch(object: object, method: string, answer?: () => unknown): unknown[][] {
  const calls: unknown[][] = [];
  const own = (object as Record<string, Method>)[method];
  Object.defineProperty(object, method, {
    configurable: true,
    value(...args: unknown[]) {
      calls.push(args);
      return answer ? answer() : own.apply(object, args);
    },
  });
  return calls;
}

const paths = (document: Document) => document.library.items.map(({ name }) => name).sort();

describe('toSymbol', () => {
  it.each([
    ['top left', 100, 50],
    ['top center', 110, 50],
    ['top right', 120, 50],
    ['center left', 100, 55],
    ['center', 110, 55],
    ['center right', 120, 55],
    ['bottom left', 100, 60],
    ['bottom center', 110, 60],
    ['bottom right', 120, 60],
  ])('The symbol is registered at the %s', (registration, x, y) => {
    const document = opened();
    const [made] = $('a', document).toSymbol('graphic', 'new', registration).elements;
    expect([made.x, made.y]).toEqual([x, y]);
    expect([made.left, made.top, made.width, made.height]).toEqual([100, 50, 20, 10]);
  });

  it.each<[string, string, string[]]>([
    ['a', '*', ['a']],
    ['a, b', 'parts/*', ['parts/a', 'parts/b']],
    ['a, b', '/new/deep/x_##', ['new/deep/x_01', 'new/deep/x_02']],
    ['[name=""]', '*_1', ['Symbol_1']],
  ])('of %s with the name %s makes %j', (query, name, expected) => {
    const document = opened();
    const made = $(query, document).toSymbol('movie clip', name);
    expect(made.pluck('libraryItem.name')).toEqual(expected);
    expect(made.pluck('symbolType')).toEqual(expected.map(() => 'movie clip'));
  });

  it('Items of a folder are not replaced, whatever name the host gives the new one at first', () => {
    const document = opened();
    const kept = document.library.items.find(({ name }) => name === 'parts/Symbol 1');
    $('a', document).toSymbol('graphic', 'parts/x');
    expect(document.library.items).toContain(kept);
    expect(paths(document)).toEqual(['parts', 'parts/Symbol 1', 'parts/x', 'photo', 'taken']);
  });

  it.each<[string, unknown[][], unknown[][], unknown[][]]>([
    ['x', [['graphic', 'x', 'center']], [], []],
    ['parts/x', [['graphic', '', 'center']], [], [['parts', 'Symbol 1', false]]],
    ['new/x', [['graphic', '', 'center']], [['new']], [['new', 'Symbol 1', false]]],
  ])(
    'of %s gives the host no name with a folder, and makes one only where it is missing',
    (name, ...expected) => {
      const document = opened();
      const calls = [
        watch(document, 'convertToSymbol'),
        watch(document.library, 'newFolder'),
        watch(document.library, 'moveToFolder'),
      ];
      $('a', document).toSymbol('graphic', name, 'center');
      expect(calls).toEqual(expected);
    },
  );

  it.each<[string, unknown[], string]>([
    ['of a taken name', ['graphic', () => 'taken'], 'the library has these names already: "taken"'],
    [
      'of several',
      ['graphic', (_: Element, i: number) => ['taken', 'photo'][i]],
      'the library has these names already: "taken", "photo"',
    ],
    ['of one name twice', ['graphic', () => 'same'], 'the library has these names already: "same"'],
    ['to another type', ['clip'], 'type must be "movie clip", "graphic", "button", got "clip"'],
    ['at no corner', ['graphic', 'x', 'middle'], 'registration must be "top left", "top center", '],
  ])('%s is refused before anything is changed', (_, args, message) => {
    const document = opened();
    const before = paths(document);
    const work = () => $('a, b', document).toSymbol(...(args as ['graphic', string]));
    expect(work).toThrow('ElementCollection.toSymbol(): ' + message);
    expect(paths(document)).toEqual(before);
  });

  it('The error names the element that is deleted, before anything is changed', () => {
    const document = opened();
    const elements = $('a, b', document);
    document.selectNone();
    document.selection = [elements.elements[1]];
    document.deleteSelection();
    const before = paths(document);
    expect(() => elements.toSymbol('graphic')).toThrow('ElementCollection.toSymbol(): element 1, ');
    expect(paths(document)).toEqual(before);
  });

  it.each<[string, (document: Document) => object, () => unknown, string]>([
    ['convertToSymbol', (document) => document, () => null, 'Animate refused to convert it to a symbol'],
    ['moveToFolder', ({ library }) => library, () => false, 'Animate refused to move the symbol'],
  ])('names the element for which the host refuses %s', (method, owner, answer, message) => {
    const document = opened();
    let count = 0;
    const object = owner(document);
    const own = (object as Record<string, Method>)[method].bind(object);
    Object.defineProperty(object, method, {
      value: (...args: unknown[]) => (count++ ? answer() : own(...args)),
    });
    expect(() => $('a, b', document).toSymbol('graphic', 'new/*')).toThrow(
      `ElementCollection.toSymbol(): element 1, b (bitmap, photo): ${message}`,
    );
  });
});

describe('swap', () => {
  it('Names are kept where the host loses them', () => {
    const document = opened();
    const swap = document.swapElement.bind(document);
    watch(document, 'swapElement', () => {
      swap('taken');
      document.selection![0].name = '';
    });
    expect($('a, b', document).swap('taken').pluck('name')).toEqual(['a', 'b']);
  });

  it.each<[string, unknown, string]>([
    ['nothing', '', 'the first argument must be a library item or its path, got ""'],
    ['a number', 5, 'the first argument must be a library item or its path, got 5'],
    ['a path that is not there', 'none', 'the library has no item "none" that can be placed on a stage'],
  ])('refuses %s', (_, item, message) => {
    const document = opened();
    expect(() => $('a', document).swap(item as string)).toThrow('ElementCollection.swap(): ' + message);
  });

  it('The error names the instance for which the host refuses it', () => {
    const document = opened();
    const answers = [() => undefined];
    watch(document, 'swapElement', () => {
      const answer = answers.pop();
      if (!answer) throw new Error('No.');
    });
    expect(() => $('a, b', document).swap('taken')).toThrow(
      'ElementCollection.swap(): element 1, b (bitmap, photo): No.',
    );
  });

  it('The library is not touched', () => {
    const document = opened();
    const before = paths(document);
    $('*', document).swap($$('taken', document).first()!);
    expect(paths(document)).toEqual(before);
  });
});

describe('pivot', () => {
  it.each([undefined, null, 5, '', 'left', 'middle', ['top', 'left']])(
    'A corner of %j is refused',
    (corner) => {
      const document = opened();
      const before = $('a', document).pluck('transformX');
      expect(() => $('a', document).pivot(corner as 'center')).toThrow(
        /^ElementCollection\.pivot\(\): corner must be a corner or edge such as "top left" or "right center", got /,
      );
      expect($('a', document).pluck('transformX')).toEqual(before);
    },
  );
});
