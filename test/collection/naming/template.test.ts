import { stageOf, type Bounds } from '../../support/stage';

const boxes = (count: number): Bounds[] => Array.from({ length: count }, () => [0, 0, 10, 10]);

/** The names of so many elements, called `a`, `b` … before, after `rename`. */
function renamed(count: number, args: unknown[]): string[] {
  const { collection, elements } = stageOf(boxes(count));
  const rename = collection.rename as (...args: unknown[]) => unknown;
  expect(rename.apply(collection, args)).toBe(collection);
  return elements.map(({ name }) => name);
}

describe('ElementCollection.rename', () => {
  it.each<[number, unknown[], string[]]>([
    [2, [], ['clip_1', 'clip_2']],
    [1, [], ['clip']],
    [2, ['star'], ['star_1', 'star_2']],
    [1, ['star'], ['star']],
    [1, ['star', true], ['star']],
    [1, ['star', false], ['star']],
    [1, ['star', 0], ['star']],
    [1, ['star', undefined, undefined, '-'], ['star-1']],
    [1, ['star', true, 999999999999999], ['star_999999999999999']],
    [1, ['star', 3], ['star_001']],
    [1, ['star', true, 7], ['star_7']],
    [2, ['star', true], ['star_1', 'star_2']],
    [2, ['star', 3], ['star_001', 'star_002']],
    [2, ['star', true, 9], ['star_09', 'star_10']],
    [2, ['star', false, 9], ['star_9', 'star_10']],
    [2, ['star', 0, 9], ['star_9', 'star_10']],
    [2, ['star', 2, 99], ['star_99', 'star_100']],
    [2, ['star', true, 0], ['star_0', 'star_1']],
    [2, ['star', true, 1, '-'], ['star-1', 'star-2']],
    [2, ['star', 2, 1, ''], ['star01', 'star02']],
    [2, ['star_###'], ['star_001', 'star_002']],
    [1, ['star_##'], ['star_01']],
    [2, ['star#'], ['star1', 'star2']],
    [2, ['##'], ['01', '02']],
    [2, ['a#b'], ['a#b_1', 'a#b_2']],
    [2, ['star_##', true, 5], ['star_05', 'star_06']],
    [2, ['star_025'], ['star_025', 'star_026']],
    [2, ['star_025', true, 7], ['star_007', 'star_008']],
    [2, ['my big\nstar_09'], ['my big\nstar_09', 'my big\nstar_10']],
    [2, ['star_1b'], ['star_1b_1', 'star_1b_2']],
    [2, ['star-9'], ['star-9', 'star-10']],
    [2, ['star.08'], ['star.08', 'star.09']],
    [2, ['star 1'], ['star 1', 'star 2']],
    [1, ['star_025'], ['star_025']],
    [2, ['star_0'], ['star_0', 'star_1']],
    [2, ['v2'], ['v2_1', 'v2_2']],
    [1, ['v2'], ['v2']],
    [2, ['025'], ['025_1', '025_2']],
    [2, ['star_'], ['star__1', 'star__2']],
    [2, ['*_old'], ['a_old', 'b_old']],
    [2, ['ui_*'], ['ui_a', 'ui_b']],
    [2, ['*_*'], ['a_a', 'b_b']],
    [2, ['*_##'], ['a_01', 'b_02']],
    [2, ['*_05'], ['a_05', 'b_06']],
    [2, ['*', 2], ['a_01', 'b_02']],
    [2, ['*'], ['a', 'b']],
    [2, ['$&'], ['$&_1', '$&_2']],
    [
      2,
      [(e: Element, i: number, all: Element[], present: string) => `${e.name}${i}${all.length}${present}`],
      ['a02a', 'b12b'],
    ],
  ])('rename() of %i elements with %j gives %j', (count, args, names) => {
    expect(renamed(count, args)).toEqual(names);
  });

  it('Numbers of twelve elements are padded to two digits', () => {
    const names = renamed(12, ['star']);
    expect([names[0], names[8], names[11]]).toEqual(['star_01', 'star_09', 'star_12']);
    expect(renamed(9, ['star'])[8]).toBe('star_9');
  });

  it.each<[unknown[], string]>([
    [[''], 'name must be a non-empty String, got ""'],
    [[3], 'name must be a non-empty String, got 3'],
    [[null], 'name must be a non-empty String, got null'],
    [['x', -1], 'padding must be 0 or more, got -1'],
    [['x', 101], 'padding must be 100 or less, got 101'],
    [['x', 1, 1e15], 'start must be 999999999999999 or less, got 1000000000000000'],
    [['x', 1.5], 'padding must be a whole Number, got 1.5'],
    [['x', '2'], 'padding must be a Number, got "2"'],
    [['x', 1, '2'], 'start must be a Number, got "2"'],
    [['x', 1, -2], 'start must be 0 or more, got -2'],
    [['x', 1, 1, 5], 'separator must be a String, got 5'],
    [
      [(_e: Element, i: number) => (i === 0 ? 'fine' : '')],
      'ElementCollection.rename(): element 1, b (bitmap, bitmap 1): the Function must return a non-empty String, got ""',
    ],
    [[() => 5], 'element 0, a (bitmap, bitmap 0): the Function must return a non-empty String, got 5'],
  ])('rename() with %j renames nothing, and says why', (args, message) => {
    const { collection, elements } = stageOf(boxes(2));
    const rename = collection.rename as (...args: unknown[]) => unknown;
    expect(() => rename.apply(collection, args)).toThrow(message);
    expect(elements.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('The Function is called with the collection as this', () => {
    const { collection } = stageOf(boxes(1));
    collection.rename(function (this: unknown) {
      expect(this).toBe(collection);
      return 'x';
    });
    expect.assertions(1);
  });
});
