import { failure } from './failure';
import { IdentitySet } from './IdentitySet';
import { isAlive } from './stage/isAlive';

/** Runs the query; where an element turns out to be gone, the error names it. */
function run(method: string, elements: { name: string }[], query: () => object[]): object[] {
  try {
    return query();
  } catch (error) {
    for (let i = 0; i < elements.length; i++) {
      if (!isAlive(elements[i])) throw failure(method, i, elements[i], error);
    }
    throw error;
  }
}

function setOf(objects: object[]): IdentitySet {
  const set = new IdentitySet();
  for (let i = 0; i < objects.length; i++) set.add(objects[i]);
  return set;
}

/**
 * What a query leaves of the elements: those that it finds among them, in their order and as often as they are there,
 * then what it leads to from them.
 *
 * @param method the full name of the calling method, for errors
 * @param query gives each object once
 */
export function foundAmong<T extends { name: string }>(
  method: string,
  elements: T[],
  query: () => object[],
): T[] {
  const found = run(method, elements, query);
  const wanted = setOf(found);
  const present = setOf(elements);
  const kept: T[] = [];
  for (let i = 0; i < elements.length; i++) if (wanted.has(elements[i])) kept.push(elements[i]);
  for (let i = 0; i < found.length; i++) if (!present.has(found[i])) kept.push(found[i] as T);
  return kept;
}
