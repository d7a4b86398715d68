import { IdentitySet } from './IdentitySet';
import { selectWhere } from './select';

/** A new Array with each element once, where it came first. */
export function distinct<T>(elements: T[]): T[] {
  const seen = new IdentitySet();
  return selectWhere(elements, (element) => seen.add(element));
}
