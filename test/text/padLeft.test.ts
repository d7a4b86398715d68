import { padLeft } from '../../src/text/padLeft';

it.each([
  ['7', 3, '0', '007'],
  ['7', 3, undefined, '  7'],
  ['1234', 3, '0', '1234'],
  ['', 2, undefined, '  '],
])('The result of padLeft(%j, %j, %j) is %j', (text, width, character, expected) => {
  expect(padLeft(text, width, character)).toBe(expected);
});
