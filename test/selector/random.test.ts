import { Selectors } from '../../src/selector/Selectors';
import { namesOf } from './find';

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

test(':random keeps each with probability one half', () => {
  draw(0.4999, 0.5);
  expect(namesOf('*:random', elements)).toBe('a c e');
});

test.each([
  ['*:random(0.25)', 'a'],
  ['*:random(0)', ''],
  ['*:random(1)', 'a b c d e f'],
])('%s keeps what is drawn below its number', (query, expected) => {
  draw(0, 0.25, 0.5, 0.75, 0.9, 0.99);
  expect(namesOf(query, elements)).toBe(expected);
});

test(':random draws once for each of the set at that point', () => {
  let drawn = 0;
  Selectors.random = () => {
    drawn++;
    return 0;
  };
  namesOf('*:even:random', elements);
  expect(drawn).toBe(3);
});

test(':random draws from Math.random by default', () => {
  const kept = new Set(Array.from({ length: 200 }, () => namesOf('*:random', elements)));
  expect(kept.size).toBeGreaterThan(20);
});
