import { checkNesting } from '../../document/xfl/nesting';
import { HostError } from '../../document/checks/HostError';

/**
 * The order in which symbols are defined: each after all that it uses, otherwise as `listed`. Only what the roots reach
 * is in it.
 *
 * @param listed - paths in the order in which they are looked at; those that are not listed come last
 * @throws HostError for a symbol that contains itself, and for more than 250 symbols within one another.
 */
export function definitionOrder(
  listed: readonly string[],
  roots: readonly string[],
  usesOf: (path: string) => Iterable<string>,
): string[] {
  const places = new Map(listed.map((path, place) => [path, place]));
  const placeOf = (path: string): number => places.get(path) ?? listed.length;
  const sorted = (paths: Iterable<string>): string[] =>
    [...new Set(paths)].sort((one, other) => placeOf(one) - placeOf(other));
  const reached = reachedFrom(roots, usesOf);
  /** How many symbols are nested in each that is defined, itself counted. */
  const depths = new Map<string, number>();
  const define = (path: string, open: readonly string[]): number => {
    const counted = depths.get(path);
    if (counted !== undefined) return counted;
    if (open.includes(path)) throw endless([...open.slice(open.indexOf(path)), path]);
    checkNesting(open.length, 'published');
    let depth = 1;
    for (const used of sorted(usesOf(path))) depth = Math.max(depth, 1 + define(used, [...open, path]));
    checkNesting(depth - 1, 'published');
    depths.set(path, depth);
    return depth;
  };
  for (const path of sorted(reached)) define(path, []);
  return [...depths.keys()];
}

function reachedFrom(roots: readonly string[], usesOf: (path: string) => Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const used of usesOf(path)) open.push(used);
  }
  return reached;
}

function endless(circle: readonly string[]): HostError {
  const way = circle.map((path) => `"${path}"`).join(' contains ');
  return new HostError(`A symbol cannot contain itself: ${way}. Take one of them out, then publish.`);
}
