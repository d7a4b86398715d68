import { oneLine } from './oneLine';
import { padLeft } from './padLeft';

const MAX_LINE_LENGTH = 160;
const BEFORE_CARET = 100;
const CUT = '...';

/**
 * Two lines: the text, indented by two, and a caret below its character `index` (the text's length: just after it).
 * Line ends and tabs show as single blanks, and of a long text only the surroundings of the caret, so that the caret
 * is always in the right position.
 */
export function pointAt(text: string, index: number): string {
  let start = 0;
  let end = text.length;
  if (text.length > MAX_LINE_LENGTH) {
    start = Math.max(0, index - BEFORE_CARET);
    end = Math.min(text.length, start + MAX_LINE_LENGTH);
  }
  const head = start > 0 ? CUT : '';
  const tail = end < text.length ? CUT : '';
  const line = oneLine(text.substring(start, end));
  return `  ${head}${line}${tail}\n  ${padLeft('^', head.length + index - start + 1)}`;
}
