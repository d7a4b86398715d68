/**
 * The entry of a table for a name from a document; undefined if there is none. Unlike `table[name]` it ignores
 * inherited names such as `constructor` and `__proto__`.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
