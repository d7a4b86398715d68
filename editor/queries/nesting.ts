import type { WordDomain } from './QueryWords';

/** In these, queries about other objects stand. */
const INNER: Partial<Record<string, WordDomain>> = { has: 'element', contains: 'element', frames: 'frame' };

/** True if a text ends inside quotes. */
export function isQuoted(text: string): boolean {
  return /^(?:[^"'\\]|\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*["'](?:[^"'\\]|\\.)*$/.test(text);
}

/** What the query is about that is at the end of a text, which may be one in parentheses. */
export function subjectAt(text: string, outer: WordDomain): WordDomain {
  const open: WordDomain[] = [outer];
  for (const [part, name] of text.matchAll(/:([\w-]+)\(|[()]/g)) {
    if (part === ')') open.pop();
    else open.push((name === undefined ? undefined : INNER[name]) ?? open.at(-1) ?? outer);
  }
  return open.at(-1) ?? outer;
}
