import { selectFrom, type SelectOptions } from '../../src/selector/selectObjects';
import { elementRegistry, itemRegistry } from '../../src/selector/words/Selectors';

/** The elements that a query finds in lists. */
export function selectElements(query: string, lists: object[][], options: SelectOptions): object[] {
  return selectFrom(elementRegistry, query, lists, options);
}

/** The same of items of the library. */
export function selectItems(query: string, lists: object[][], options: SelectOptions): object[] {
  return selectFrom(itemRegistry, query, lists, options);
}
