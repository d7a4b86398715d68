import { failure } from './failure';
import { isDeleted, isDeletedError } from './isDeleted';

/**
 * Runs a query. When it fails because a candidate was deleted, the error names that candidate and its position.
 *
 * @param method the full name of the calling method
 * @param lists the candidates, one list after the other
 */
export function blameDeleted<R>(method: string, lists: object[][], query: () => R): R {
  try {
    return query();
  } catch (error) {
    if (!isDeletedError(error)) throw error;
    let index = 0;
    for (let i = 0; i < lists.length; i++) {
      for (let at = 0; at < lists[i].length; at++, index++) {
        if (isDeleted(lists[i][at])) throw failure(method, index, lists[i][at], error);
      }
    }
    throw error;
  }
}
