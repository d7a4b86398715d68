import type { SelectorError } from '../../src/selector/syntax/SelectorError';

/** The parser's message without the query and the caret, which the editor shows: the problem, and the hint. */
export function shortMessage({ message }: SelectorError, caller: string): string {
  const [problem, , , hint] = message.split('\n');
  return [problem.slice(`${caller}: `.length), hint?.trim()].filter(Boolean).join('. ');
}
