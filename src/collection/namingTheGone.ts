import { errorText } from '../text/errorText';
import { failure } from './failure';
import { isAlive } from './stage/isAlive';

/** How hosts refuse whatever is asked of a deleted object. */
const GONE = /^Invalid JavaScript object/;

/**
 * Runs a query; where it fails because one of its candidates is gone, the error names that one by its place.
 *
 * @param method the full name of the calling method
 * @param lists the candidates, one list after the other
 */
export function namingTheGone<T extends object>(
  method: string,
  lists: object[][],
  query: () => object[],
): T[] {
  try {
    return query() as T[];
  } catch (error) {
    if (!GONE.test(errorText(error))) throw error;
    let index = 0;
    for (let i = 0; i < lists.length; i++) {
      for (let at = 0; at < lists[i].length; at++, index++) {
        const candidate = lists[i][at];
        if (!isAlive(candidate as { name: string })) throw failure(method, index, candidate, error);
      }
    }
    throw error;
  }
}
