/** Notes that a list never changes: what scripts see of it is made once; see `toScript`. */
export function kept<T>(list: T[]): T[] {
  Object.freeze(list);
  return list;
}
