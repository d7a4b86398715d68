import { nameEnd } from './tags';

/** Every name once: the nodes of all files share it. Documents know some hundred names; hostile ones may try more. */
const names = new Map<string, string>();
const MAX_NAMES = 4096;

/** The name of the element whose `<` stands at `start`. */
export function nameAt(source: string, start: number): string {
  const name = source.slice(start + 1, nameEnd(source, start + 1));
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size < MAX_NAMES) names.set(name, name);
  return name;
}
