/** A list of an object; an empty one in place of null. */
export function listOfOne(object: object | null): object[] {
  return object ? [object] : [];
}
