/** Tells whether a list holds a value, compared with `===`. */
export function includes(list: readonly unknown[], value: unknown): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === value) return true;
  return false;
}
