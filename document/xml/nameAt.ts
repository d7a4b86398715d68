import type { ElementOffsets } from './ElementOffsets';

/** Interned names, shared by the nodes of all files. Documents have some hundred names; hostile ones may have more. */
const names = new Map<string, string>();
const MAX_NAMES = 4096;

/** The name of an element of a text, by its index. */
export function nameAt(places: ElementOffsets, index: number): string {
  const name = places.source.slice(places.start(index) + 1, places.nameEnd(index));
  const cached = names.get(name);
  if (cached !== undefined) return cached;
  if (names.size < MAX_NAMES) names.set(name, name);
  return name;
}
