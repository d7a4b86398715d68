import { IdentitySet } from '../../host/IdentitySet';
import { selectWhere } from './selectWhere';

/** A new Array with each element once, where it came first. */
export function withoutDuplicates<T>(elements: T[]): T[] {
  const seen = new IdentitySet();
  return selectWhere(elements, (element) => seen.add(element));
}
