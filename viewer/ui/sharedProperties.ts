import type { PropertyGroup } from '../protocol';

/** The properties that all of several have: their value where it is the same, else null. */
export function sharedProperties(all: readonly (readonly PropertyGroup[])[]): PropertyGroup[] {
  const [first = [], ...others] = all;
  const maps = others.map((groups) => new Map(groups.map(({ title, rows }) => [title, new Map(rows)])));
  return first.flatMap(({ title, rows }) => {
    const same = maps.map((groups) => groups.get(title));
    const shared = rows.filter(([name]) => same.every((others) => others?.has(name)));
    const values = shared.map(([name, value]): PropertyGroup['rows'][number] => [
      name,
      same.every((others) => others?.get(name) === value) ? value : null,
    ]);
    return values.length > 0 ? [{ title, rows: values }] : [];
  });
}
