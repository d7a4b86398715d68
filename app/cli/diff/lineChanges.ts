import { diffIndices } from 'node-diff3';
import { MAX_COMPARED_PAIRS } from '../../../geometry/claims';

/** A line of a text before and after: removed, added, or in both. */
export interface ChangedLine {
  sign: '-' | '+' | ' ';
  text: string;
}

interface Hunk {
  buffer1: [offset: number, length: number];
  buffer2: [offset: number, length: number];
}

/** Lines around changes. */
const CONTEXT = 2;

/**
 * The lines that differ between two texts, with some around them, as in a unified diff; `@@ line 12 @@` begins each
 * part, where lines count from 1 in the new text.
 */
export function lineChanges(before: string, after: string): { heading: string; lines: ChangedLine[] }[] {
  const [olds, news] = [linesOf(before), linesOf(after)];
  const parts: { heading: string; lines: ChangedLine[] }[] = [];
  const hunks = hunksOf(olds, news);
  let shown = 0;
  hunks.forEach(({ buffer1, buffer2 }, index) => {
    const [start, added] = buffer2;
    const from = Math.max(shown, start - CONTEXT);
    const lead = news.slice(from, start);
    if (from > shown || parts.length === 0) parts.push({ heading: `@@ line ${from + 1} @@`, lines: [] });
    const { lines } = parts[parts.length - 1];
    put(lines, ' ', lead);
    put(lines, '-', olds.slice(buffer1[0], buffer1[0] + buffer1[1]));
    put(lines, '+', news.slice(start, start + added));
    shown = start + added;
    const end = Math.min(news.length, shown + CONTEXT, hunks[index + 1]?.buffer2[0] ?? Infinity);
    put(lines, ' ', news.slice(shown, end));
    shown = end;
  });
  return parts;
}

function put(lines: ChangedLine[], sign: ChangedLine['sign'], texts: readonly string[]): void {
  for (const text of texts) lines.push({ sign, text });
}

/** An empty text has no lines. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** True if two texts can be compared in little time: many equal lines take the square of their number. */
export function areComparable(olds: readonly string[], news: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const line of olds) counts.set(line, (counts.get(line) ?? 0) + 1);
  let pairs = 0;
  for (const line of news) pairs += counts.get(line) ?? 0;
  return pairs <= MAX_COMPARED_PAIRS;
}

function hunksOf(olds: string[], news: string[]): readonly Hunk[] {
  if (areComparable(olds, news)) return diffIndices(olds, news);
  return [{ buffer1: [0, olds.length], buffer2: [0, news.length] }];
}
