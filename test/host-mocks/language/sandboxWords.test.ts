import { sandboxWords } from '../../../host-mocks/language/errors/sandboxWords';

it.each([
  ['not a function', 'a.foo(1)', 6, 'a.foo is not a function'],
  ['not a function', '$("*").first().hide2()', 21, '$("*").first().hide2 is not a function'],
  ["cannot read property 'b' of undefined", 'trace(a.b)', 8, 'a is undefined'],
  ["'missing' is not defined", 'missing()', 1, 'missing is not defined'],
  ['not a function', 'var = 1', 1, 'not a function'],
  ['mine', 'throw mine', 1, 'mine'],
])('QuickJS says %j of %j: the name is added', (message, source, column, words) => {
  expect(sandboxWords(message, { source, line: 1, column })).toBe(words);
});
