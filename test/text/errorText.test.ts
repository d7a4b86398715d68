import { errorText } from '../../src/text/errorText';

it.each<[unknown, string, string]>([
  [new TypeError('no'), 'no', 'the message of an error'],
  [new Error(''), '', 'a message that is empty'],
  [{ message: 'of a host' }, 'of a host', 'the message of what is like an error'],
  ['bare', 'bare', 'a String as it is'],
  [null, 'null', 'null'],
  [undefined, 'undefined', 'nothing'],
  [12, '12', 'a number'],
  [{ message: 5, toString: () => 'odd' }, 'odd', 'an object whose message is not a text'],
  [Object.assign(() => 1, { message: 'of a function', toString: () => 'f' }), 'f', 'a Function by its text'],
])('The text of %p is %j: %s', (thrown, expected, _why) => {
  expect(errorText(thrown)).toBe(expected);
});
