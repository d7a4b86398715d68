import { IdentitySet } from '../../host/IdentitySet';

/** A new Array with each element once, where it came first. */
export function withoutDuplicates<T>(elements: T[]): T[] {
  const seen = new IdentitySet();
  const kept: T[] = [];
  for (let i = 0; i < elements.length; i++) if (seen.add(elements[i])) kept.push(elements[i]);
  return kept;
}
