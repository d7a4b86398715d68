/** Things by their keys, in their order, without those that have none. */
export function groupBy<T>(things: Iterable<T>, keyOf: (thing: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
