import type { ElementOffsets } from './ElementOffsets';

/** Every name once: the nodes of all files share it. Documents know some hundred names; hostile ones may try more. */
const names = new Map<string, string>();
const MAX_NAMES = 4096;

/** The name of an element of a text, by its index. */
export function nameAt(places: ElementOffsets, index: number): string {
  const name = places.source.slice(places.start(index) + 1, places.nameEnd(index));
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size < MAX_NAMES) names.set(name, name);
  return name;
}
