import { ownNames } from '../../text/own';

/** The part of a collection that holds its elements. */
interface Holder {
  readonly elements: unknown[];
  length: number;
}

type Members = Record<string, unknown>;

/**
 * Makes a collection of the same class and with the same own members, but with other elements. Its constructor is not
 * called, because that of a user's class may require any arguments.
 */
export function copyWith<C extends Holder>(collection: C, elements: C['elements']): C {
  function Copy(): void {
    return undefined;
  }
  Copy.prototype = (collection.constructor as { prototype: unknown }).prototype;
  const copy = new (Copy as unknown as new () => Members)();
  const members = collection as unknown as Members;
  const names = ownNames(members);
  for (let i = 0; i < names.length; i++) copy[names[i]] = members[names[i]];
  copy.elements = elements.slice();
  copy.length = elements.length;
  return copy as unknown as C;
}
