import type { SelectOptions } from '../../selector/select';
import { wrongArgument } from './check';

/**
 * The objects that a query finds; all of them without one. Errors name the method.
 *
 * @throws TypeError when the query is no String
 */
export function matching(
  method: string,
  objects: object[],
  document: Document,
  query: unknown,
  filterByQuery: (query: string, objects: object[], options: SelectOptions) => object[],
): object[] {
  if (query === undefined) return objects;
  if (typeof query !== 'string') throw wrongArgument(method, 'query', 'a query', query);
  return filterByQuery(query, objects, { caller: method + '()', document });
}
