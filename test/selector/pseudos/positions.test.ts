import { Selectors } from '../../../src/selector/words/Selectors';
import { item } from '../../support/plainHost';
import { namesOf, pathsOf } from '../find';

describe('a position', () => {
  const elements = 'abcdefg'.split('').map((name, x) => ({ name, x }));

  it.each([
    [':first', 'a'],
    [':last', 'g'],
    [':even:first', 'b'],
    ['*:first', 'a'],
    ['*:last', 'g'],
    ['*:even', 'b d f'],
    ['*:odd', 'a c e g'],
    ['*:nth(3)', 'c'],
    ['*:nth(0)', ''],
    ['*:nth(8)', ''],
    ['*:nth(2n+1)', 'a c e g'],
    ['*:nth(3n)', 'c f'],
    ['*:nth(3n-1)', 'b e'],
    ['*:nth(n)', 'a b c d e f g'],
    ['*:nth(n+6)', 'f g'],
    ['*:nth(-n+3)', 'a b c'],
    ['*:nth(-2n+5)', 'a c e'],
    ['*:nth(-n)', ''],
    ['*:nth(odd)', 'a c e g'],
    ['*:nth( 2n + 2 )', 'b d f'],
    ['[x>2]:first', 'd'],
    ['*:first[x>2]', ''],
    ['[x>2]:odd:last', 'f'],
    ['*:last, *:first', 'a g'],
    ['missing:first', ''],
    ['missing:last', ''],
  ])('%s finds "%s"', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });

  it('Items are counted in the order of their paths, and the order of the source is kept', () => {
    const items = ['b', 'Z', 'a-1', 'a/y', 'a/X', 'a', 'c'].map((name) => item(name, 'graphic'));
    const sorted = ['a', 'a/X', 'a/y', 'a-1', 'b', 'c', 'Z'];
    sorted.forEach((path, index) => expect(pathsOf(`*:nth(${index + 1})`, items)).toBe(path));
    expect(pathsOf('*:nth(-n+5)', items)).toBe('b a-1 a/y a/X a');
    expect(pathsOf('*:last, *:first', items)).toBe('Z a');
  });

  it('The order of the source does not matter when paths of items differ in case alone', () => {
    const items = ['b', 'B', 'a/x', 'A/x'].map((name) => item(name, 'graphic'));
    for (const source of [items, [...items].reverse()]) {
      ['A/x', 'a/x', 'B', 'b'].forEach((path, index) =>
        expect(pathsOf(`*:nth(${index + 1})`, source)).toBe(path),
      );
    }
  });
});

describe(':random', () => {
  const elements = 'abcdef'.split('').map((name) => ({ name }));
  const { random } = Selectors;

  /** Makes `:random` draw these numbers, over and over. */
  function draw(...numbers: number[]): void {
    let next = 0;
    Selectors.random = () => numbers[next++ % numbers.length];
  }

  afterEach(() => {
    Selectors.random = random;
  });

  it('Each is kept with probability one half', () => {
    draw(0.4999, 0.5);
    expect(namesOf('*:random', elements)).toBe('a c e');
  });

  it.each([
    ['*:random(0.25)', 'a'],
    ['*:random(0)', ''],
    ['*:random(1)', 'a b c d e f'],
  ])('%s keeps what is drawn below its number', (query, expected) => {
    draw(0, 0.25, 0.5, 0.75, 0.9, 0.99);
    expect(namesOf(query, elements)).toBe(expected);
  });

  it('One number is drawn for each of the set at that point', () => {
    let drawn = 0;
    Selectors.random = () => {
      drawn++;
      return 0;
    };
    namesOf('*:even:random', elements);
    expect(drawn).toBe(3);
  });

  it('Numbers come from Math.random by default', () => {
    const kept = new Set(Array.from({ length: 200 }, () => namesOf('*:random', elements)));
    expect(kept.size).toBeGreaterThan(20);
  });
});
