import { isDeleted, isDeletedError } from '../../src/host/isDeleted';

it('The words of the host, thrown as an error or a text, are accepted by isDeletedError(thrown)', () => {
  expect(isDeletedError(new Error('Invalid JavaScript object.'))).toBe(true);
  expect(isDeletedError('Invalid JavaScript object')).toBe(true);
  expect(isDeletedError(new Error('My Invalid JavaScript object'))).toBe(false);
  expect(isDeletedError(undefined)).toBe(false);
});

it('Objects whose name cannot be read are deleted ones to isDeleted(object)', () => {
  const deleted = {
    get name(): never {
      throw new Error('Invalid JavaScript object.');
    },
  };
  expect(isDeleted(deleted)).toBe(true);
  expect(isDeleted({ name: '' })).toBe(false);
});
