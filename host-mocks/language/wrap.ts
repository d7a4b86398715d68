import type { Node } from 'acorn';
import type MagicString from 'magic-string';

/** Writes text around a node. Call it for outer nodes first: text around an inner node at the same offset is inside. */
export function wrap({ start, end }: Node, before: string, after: string, text: MagicString): void {
  text.appendRight(start, before).prependLeft(end, after);
}
