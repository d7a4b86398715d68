import { errorText } from '../text/errorText';

/** The words with which the host refuses any use of a deleted object. */
const DELETED = /^Invalid JavaScript object\b/;

/** Tells whether the host threw this because an object was deleted. */
export function isDeletedError(thrown: unknown): boolean {
  return DELETED.test(errorText(thrown));
}

/** Tells whether an element or item was deleted: the host throws at any read of one. */
export function isDeleted(object: object): boolean {
  try {
    return typeof (object as { name?: unknown }).name !== 'string';
  } catch {
    return true;
  }
}
