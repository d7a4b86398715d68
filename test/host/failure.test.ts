import { failure } from '../../src/host/failure';

const star = { elementType: 'shape', name: 'star' };

it.each<[unknown, string | undefined, string]>([
  [new Error('locked'), undefined, 'Collection.attr(): element 2, star (shape): locked'],
  [new Error('locked'), ', corner 1', 'Collection.attr(): element 2, star (shape), corner 1: locked'],
  ['locked', undefined, 'Collection.attr(): element 2, star (shape): locked'],
  [
    new TypeError('Collection.attr(): a Number, got "x"'),
    undefined,
    'Collection.attr(): element 2, star (shape): a Number, got "x"',
  ],
  [
    new Error('got Collection.attr(): x'),
    undefined,
    'Collection.attr(): element 2, star (shape): got Collection.attr(): x',
  ],
  [
    new Error('Collection.move(): no'),
    undefined,
    'Collection.attr(): element 2, star (shape): Collection.move(): no',
  ],
])('The failure of %p names method, place and reason, each once', (thrown, more, message) => {
  const error = failure('Collection.attr', 2, star, thrown, more);
  expect(error.message).toBe(message);
  expect(error.cause).toBe(thrown);
  expect(error instanceof TypeError).toBe(thrown instanceof TypeError);
});
