import vm from 'node:vm';
import { isArray } from '../../src/host/isArray';

it('Arrays of any realm, and nothing like them, are accepted by isArray(value)', () => {
  expect([[], vm.runInNewContext('[]')].map(isArray)).toEqual([true, true]);
  expect([{ length: 0 }, 'text', null, undefined].map(isArray)).toEqual([false, false, false, false]);
});
