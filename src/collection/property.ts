/** The property of any value; undefined for null and undefined, which have none. */
export function readProperty(value: unknown, name: string): unknown {
  return value === null || value === undefined ? undefined : (value as Record<string, unknown>)[name];
}

/** A function that follows a dotted path (`libraryItem.name`) from a value; a missing link gives undefined. */
export function pathReader(path: string): (value: unknown) => unknown {
  const links = path.split('.');
  if (links.length === 1) return (value) => readProperty(value, path);
  return function followPath(value) {
    let at = value;
    for (let i = 0; i < links.length; i++) at = readProperty(at, links[i]);
    return at;
  };
}
