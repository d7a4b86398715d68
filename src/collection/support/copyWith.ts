import { hasOwn } from '../../host/hasOwn';
/** The part of a collection that holds its elements. */
interface Holder {
  readonly elements: unknown[];
  length: number;
}

type Members = Record<string, unknown>;

/**
 * Makes a collection of the same class and with the same own members, but with other elements. Its constructor is not
 * called: that of a user's class may want anything.
 */
export function copyWith<C extends Holder>(collection: C, elements: C['elements']): C {
  function Copy(): void {
    return undefined;
  }
  Copy.prototype = (collection.constructor as { prototype: unknown }).prototype;
  const copy = new (Copy as unknown as new () => Members)();
  const members = collection as unknown as Members;
  for (const name in members) {
    if (hasOwn(members, name)) copy[name] = members[name];
  }
  copy.elements = elements.slice();
  copy.length = elements.length;
  return copy as unknown as C;
}
