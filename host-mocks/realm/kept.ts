/** Freezes a list that never changes, so that `toScript` converts its entries only once. */
export function kept<T>(list: T[]): T[] {
  Object.freeze(list);
  return list;
}
