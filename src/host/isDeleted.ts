import { errorText } from '../text/errorText';

/** The words with which the host refuses any use of a deleted object. */
const DELETED = /^Invalid JavaScript object\b/;

/** The `itemType` of a deleted library item. Source: recorded in Flash CS6. */
export const DELETED_TYPE = 'undefined';

/** Tells whether the host threw this because an object was deleted. */
export function isDeletedError(thrown: unknown): boolean {
  return DELETED.test(errorText(thrown));
}

/** Tells whether an element or item was deleted: the host throws at reads of one, but items still answer their names. */
export function isDeleted(object: object): boolean {
  try {
    const { name, itemType } = object as { name?: unknown; itemType?: unknown };
    return typeof name !== 'string' || itemType === DELETED_TYPE;
  } catch {
    return true;
  }
}
