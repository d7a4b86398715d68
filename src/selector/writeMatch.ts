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
  return `((v=${text}).substring(0,${head.length}).toLowerCase()===${start}&&${call})`;
}
