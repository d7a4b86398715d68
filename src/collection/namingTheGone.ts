import { failure } from './failure';
import { isAlive } from './stage/isAlive';

/**
 * Runs a query about elements; where one of them turns out to be gone, the error names it.
 *
 * @param method the full name of the calling method
 */
export function namingTheGone<T extends { name: string }>(
  method: string,
  elements: T[],
  query: () => object[],
): T[] {
  try {
    return query() as T[];
  } catch (error) {
    for (let i = 0; i < elements.length; i++) {
      if (!isAlive(elements[i])) throw failure(method, i, elements[i], error);
    }
    throw error;
  }
}
