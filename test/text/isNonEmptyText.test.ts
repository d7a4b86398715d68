import { isNonEmptyText } from '../../src/text/isNonEmptyText';

it.each<[unknown, boolean]>([
  ['a', true],
  [' ', true],
  [0, true],
  [false, true],
  ['', false],
  [null, false],
  [undefined, false],
])('The result of isNonEmptyText(%j) is %j', (value, expected) => {
  expect(isNonEmptyText(value)).toBe(expected);
});
