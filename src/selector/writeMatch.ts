import type { Pattern } from '../text/pattern';
import type { TextTest } from '../text/wildcard';
import type { LoopWriter } from './LoopWriter';

const ASCII = /^[\u0000-\u007f]+$/;

/**
 * A comparison with a pattern, ignoring case, as source text. Most texts begin otherwise than the pattern: those are
 * told without asking it. No letter beyond ASCII counts as one within, so the beginning must be ASCII.
 *
 * @param text the source text of what is compared
 * @param matches the comparison itself
 */
export function writeMatch(pattern: Pattern, text: string, matches: TextTest, loop: LoopWriter): string {
  const head = pattern.length > 0 && pattern[0].type === 'text' ? pattern[0].text : '';
  const call = loop.constant(matches) + '(v)';
  if (!ASCII.test(head)) return `(v=${text},${call})`;
  const start = loop.constant(head.toLowerCase());
  if (isBeginning(pattern)) return `((v=${text}).substring(0,${head.length}).toLowerCase()===${start})`;
  return `((v=${text}).substring(0,${head.length}).toLowerCase()===${start}&&${call})`;
}

/**
 * Whether the pattern asks for nothing but how a text begins. Not with a K: the sign for kelvin is lowered to one, but
 * does not count as one.
 */
function isBeginning(pattern: Pattern): boolean {
  if (pattern.length !== 2 || pattern[1].type !== 'any') return false;
  return pattern[0].type === 'text' && !/k/i.test(pattern[0].text);
}
