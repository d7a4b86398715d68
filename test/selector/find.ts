import { selectElements, selectItems } from './selectKinds';
import { plainDocument, stage, type Plain, type PlainItem } from '../support/plainHost';

const EMPTY = plainDocument([stage([])]);

/** The names of the elements that a query finds, separated by blanks. */
export function namesOf(query: string, elements: Plain[], document = EMPTY): string {
  return selectElements(query, [elements], { caller: '$()', document })
    .map((element) => (element as Plain).name)
    .join(' ');
}

/** The paths of the library items that a query finds, separated by blanks. */
export function pathsOf(
  query: string,
  items: PlainItem[],
  document = plainDocument([stage([])], items),
): string {
  return selectItems(query, [items], { caller: '$$()', document })
    .map((item) => (item as PlainItem).name)
    .join(' ');
}
