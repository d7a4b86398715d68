import { selectElements, selectItems } from '../../src/selector/select';
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

/** From this many candidates on a query about own properties is written out as a loop, see `select.ts`. */
const MANY = 300;

/** The same list over and over: the matches are the same, each once. */
function often<T>(list: T[]): T[] {
  return Array.from({ length: Math.ceil(MANY / list.length) }, () => list).flat();
}

/** As `namesOf`, of a list long enough for a loop to be written. */
export function namesOfMany(query: string, elements: Plain[]): string {
  return namesOf(query, often(elements));
}

/** As `pathsOf`, of a list long enough for a loop to be written. */
export function pathsOfMany(query: string, items: PlainItem[]): string {
  return pathsOf(query, often(items), plainDocument([stage([])], items));
}
