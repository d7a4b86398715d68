import { IdentitySet } from './IdentitySet';
import { Locations } from './Locations';

/**
 * A new Array with each element once, where it came first.
 *
 * @param document parts host objects that read alike
 */
export function distinctOf<T>(elements: T[], document?: Document): T[] {
  const seen = new IdentitySet(document && new Locations(document).whereOf);
  const distinct: T[] = [];
  // Written by index: engines that only interpret take long to call push.
  let count = 0;
  for (let i = 0; i < elements.length; i++) if (seen.add(elements[i])) distinct[count++] = elements[i];
  return distinct;
}
