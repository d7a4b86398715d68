import { readModifier } from '../../../../src/collection/elements/randomize/modifier';

describe('modifiers', () => {
  it.each<[unknown, number[]]>([
    [10, [100, 105, 109]],
    [-10, [100, 95, 91]],
    ['10', [95, 100, 104]],
    ['+10', [100, 105, 109]],
    ['-10', [100, 95, 91]],
    ['*3', [0, 150, 270]],
    ['/4', [0, 12.5, 22.5]],
    ['20%', [80, 100, 116]],
    ['+20%', [100, 110, 118]],
    ['-20%', [100, 90, 82]],
    ['.5', [99.75, 100, 100.2]],
    ['.25', [99.875, 100, 100.1]],
    ['1.25', [99.375, 100, 100.5]],
    ['0', [100, 100, 100]],
    ['*0', [0, 0, 0]],
    ['-0%', [100, 100, 100]],
    ['2.5%', [97.5, 100, 102]],
    [
      [40, 60],
      [40, 50, 58],
    ],
    [
      [60, 40],
      [60, 50, 42],
    ],
  ])('The modifier %j changes 100, with the random numbers 0, 0.5 and 0.9, to %j', (value, expected) => {
    const { change } = readModifier('m', 'x', value);
    [0, 0.5, 0.9].forEach((random, i) => expect(change(100, random)).toBeCloseTo(expected[i], 9));
  });

  it.each([
    'x',
    '',
    '+',
    '%',
    '*5%',
    '/5%',
    '/0',
    '--5',
    '1e3',
    ' 5',
    NaN,
    Infinity,
    null,
    undefined,
    true,
    {},
    [1],
    [1, 2, 3],
    ['1', '2'],
    [1, NaN],
    [Infinity, 1],
    ['1', 2],
    [1, '2'],
  ])('The modifier %j is refused', (value) => {
    expect(() => readModifier('ElementCollection.randomize', 'x', value)).toThrow(TypeError);
    expect(() => readModifier('ElementCollection.randomize', 'x', value)).toThrow(
      'ElementCollection.randomize(): x must be a Number, a text such as "+10" or "20%", or [from, to], got',
    );
  });
});
