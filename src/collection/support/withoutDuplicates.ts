import { IdentitySet } from '../../host/IdentitySet';

/** A new Array with each element once, where it came first. */
export function withoutDuplicates<T>(elements: T[]): T[] {
  const seen = new IdentitySet();
  const kept: T[] = [];
  // Written by index: engines that only interpret take long to call push.
  let count = 0;
  for (let i = 0; i < elements.length; i++) if (seen.add(elements[i])) kept[count++] = elements[i];
  return kept;
}
