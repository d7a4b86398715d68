import { canonicalName } from '../../../src/selector/syntax/synonyms';

it.each([
  ['contains', 'has'],
  ['has', 'has'],
  ['movieclip', 'movieclip'],
  ['constructor', 'constructor'],
])('The canonical name of %j is %j', (pseudo, expected) => {
  expect(canonicalName(pseudo)).toBe(expected);
});
