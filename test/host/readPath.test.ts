import { pathReader, readLeniently, readPath } from '../../src/host/readPath';

const refusing = {
  get brightness(): never {
    throw new Error('Wrong color mode.');
  },
};

it('The links are followed by readPath(value, links); a missing link gives undefined', () => {
  expect(readPath({ a: { b: 1 } }, ['a', 'b'])).toBe(1);
  expect(readPath({ a: null }, ['a', 'b'])).toBe(undefined);
  expect(readPath({ a: null }, ['a'])).toBe(null);
  expect(readPath('text', ['length'])).toBe(4);
  expect(readPath({ b: 1 }, ['a', 'b'], undefined, 1)).toBe(1);
});

it('The refusal of the host passes through readPath(value, links), and readLeniently takes it for undefined', () => {
  expect(() => readPath(refusing, ['brightness'])).toThrow('Wrong color mode.');
  expect(readPath(refusing, ['brightness'], readLeniently)).toBe(undefined);
  expect(readPath({ a: 'text' }, ['a', 'length'], readLeniently)).toBe(4);
  expect(readPath({ a: null }, ['a', 'b', 'c'], readLeniently)).toBe(undefined);
  expect(readLeniently(undefined, 'length')).toBe(undefined);
});

it('A dotted path is read by pathReader(path)', () => {
  expect(pathReader('a.b')({ a: { b: 2 } })).toBe(2);
  expect(pathReader('a')({ a: 3 })).toBe(3);
  expect(pathReader('a')(null)).toBe(undefined);
});
