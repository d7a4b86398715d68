import { isObject, read } from '../../host/read';

/** Follows the links of a dotted path from a value on; undefined where one is missing. */
export function followLinks(value: unknown, links: string[], start: number): unknown {
  let at = value;
  for (let i = start; i < links.length; i++) {
    if (at === undefined || at === null) return undefined;
    at = isObject(at) ? read(at, links[i]) : (at as Record<string, unknown>)[links[i]];
  }
  return at;
}
