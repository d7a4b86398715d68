/**
 * The entry of a list at an index. @throws RangeError for an index outside the list, which is a defect of the caller
 */
export function entryAt<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`a list of ${list.length} has no entry ${index}`);
  return entry;
}
