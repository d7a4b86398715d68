import { isDeleted, isDeletedError } from '../../src/host/isDeleted';

it('isDeletedError(thrown) accepts the words of the host, thrown as an error or a text', () => {
  expect(isDeletedError(new Error('Invalid JavaScript object.'))).toBe(true);
  expect(isDeletedError('Invalid JavaScript object')).toBe(true);
  expect(isDeletedError(new Error('My Invalid JavaScript object'))).toBe(false);
  expect(isDeletedError(undefined)).toBe(false);
});

it('isDeleted(object) holds for objects whose name cannot be read', () => {
  const deleted = {
    get name(): never {
      throw new Error('Invalid JavaScript object.');
    },
  };
  expect(isDeleted(deleted)).toBe(true);
  expect(isDeleted({ name: '' })).toBe(false);
});
