import type { Node } from 'acorn';
import type MagicString from 'magic-string';

/** Writes around a node. Outer nodes come first: what is written around an inner one at the same place is inside. */
export function wrap({ start, end }: Node, before: string, after: string, text: MagicString): void {
  text.appendRight(start, before).prependLeft(end, after);
}
