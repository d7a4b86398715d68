import { refused } from './read';

/** Reads a member of any value; undefined for null and undefined, which have none. */
export type ReadLink = (value: unknown, name: string) => unknown;

/** Reads a member of any value; undefined for null and undefined, which have none. What the host throws passes. */
export function readProperty(value: unknown, name: string): unknown {
  return value === null || value === undefined ? undefined : (value as Record<string, unknown>)[name];
}

/** As `readProperty`, but undefined where the host refuses the member (see `read`). */
export function readLeniently(value: unknown, name: string): unknown {
  if (value === null || value === undefined) return undefined;
  try {
    return (value as Record<string, unknown>)[name];
  } catch (error) {
    return refused(error);
  }
}

/**
 * Reads the members named by the links, each from the value of the one before; undefined where a link is missing.
 *
 * @param readLink default: what the host throws passes
 * @param start the index of the first link to read
 */
export function readPath(
  value: unknown,
  links: string[],
  readLink: ReadLink = readProperty,
  start = 0,
): unknown {
  let at = value;
  for (let i = start; i < links.length; i++) at = readLink(at, links[i]);
  return at;
}

/**
 * Makes a reader of a dotted path such as `libraryItem.name`.
 *
 * @param readLink default: what the host throws passes
 */
export function pathReader(path: string, readLink: ReadLink = readProperty): (value: unknown) => unknown {
  const links = path.split('.');
  if (links.length === 1) return (value) => readLink(value, path);
  return (value) => readPath(value, links, readLink);
}
