/**
 * The entry of a table under a name that is in a document; undefined for none. Names such as `constructor` and
 * `__proto__` find nothing, as they would with `table[name]`.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
