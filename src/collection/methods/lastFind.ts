/** A list that `find` gave, with copies of it and of the elements that it came from. */
interface LastFind {
  list: unknown[];
  found: unknown[];
  searched: unknown[];
}

let last: LastFind | null = null;

/** Remembers a list that `find` gave. */
export function rememberFind(elements: unknown[], list: unknown[]): void {
  last = { list, found: list.slice(), searched: elements.slice() };
}

function isSame(list: unknown[], other: unknown[]): boolean {
  if (list.length !== other.length) return false;
  for (let i = 0; i < list.length; i++) if (list[i] !== other[i]) return false;
  return true;
}

/**
 * The elements that `remove(find(…))` leaves, or null when `listed` is not what `find` gave last for these elements.
 * `find` gives every occurrence of an element, in order, so that one pass along both lists removes them all. Any other
 * list needs a set, which reads properties of the elements in engines without Map.
 */
export function withoutLastFound<T>(elements: T[], listed: unknown[]): T[] | null {
  if (!last || last.list !== listed) return null;
  const { found, searched } = last;
  last = null;
  if (!isSame(listed, found) || !isSame(elements, searched)) return null;
  const rest: T[] = [];
  let next = 0;
  for (let i = 0; i < elements.length; i++) {
    if (next < found.length && elements[i] === found[next]) next++;
    else rest.push(elements[i]);
  }
  return rest;
}
