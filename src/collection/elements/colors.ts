import { seeColors } from '../../host/elementColors';
import { hexColor } from '../../host/hexColor';
import { hasOwn } from '../../text/own';
import { forEach } from '../support/forEach';

/** A colour, and the number of elements that have it. */
export interface ColorCount {
  /** `#RRGGBB`, or `#RRGGBBAA` where it is not opaque. */
  color: string;
  count: number;
}

/** Counts the elements that have each colour; the most frequent first. Host members: those of `seeColors`. */
export function countColors(elements: Element[]): ColorCount[] {
  const counts: Record<string, ColorCount> = {};
  const list: ColorCount[] = [];
  forEach('ElementCollection.colors', elements, function countElement(element) {
    const isSeen: Record<string, boolean> = {};
    const see = function seeColor(before: string): string {
      const color = hexColor(before);
      if (color === null || isSeen[color]) return before;
      isSeen[color] = true;
      if (!hasOwn(counts, color)) list.push((counts[color] = { color, count: 0 }));
      counts[color].count++;
      return before;
    };
    seeColors(element, see, []);
  });
  return list.sort((a, b) => b.count - a.count || (a.color < b.color ? -1 : 1));
}
