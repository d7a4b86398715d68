import { shortened } from '../../realm/shortened';

/** An error of any realm, as far as it says something. */
interface Said {
  message?: unknown;
  query?: unknown;
  index?: unknown;
}

/**
 * The one line that tells a failure. An error of the query language has the query and a caret on its second and third
 * line; they become a place in words.
 */
export function errorLine(error: unknown): string {
  return shortened(wholeLine(error));
}

function wholeLine(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, query, index } = error as Said;
  const lines = textOf(message ?? error).split('\n');
  if (typeof query !== 'string' || typeof index !== 'number')
    return lines.map((line) => line.trim()).join(' ');
  const [what, , , ...hints] = lines;
  const place = `${what} (at character ${index + 1} of ${quotePart(query, index)})`;
  return [place, ...hints.map((hint) => hint.trim())].join('. ');
}

/** A script may throw an object that throws when its text is asked for. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'an object without a text was thrown';
  }
}

/** Characters of a long query that are shown before and behind the place. */
const AROUND = 60;

function quotePart(query: string, index: number): string {
  const start = Math.max(0, index - AROUND);
  const end = Math.min(query.length, index + AROUND);
  const part = query.slice(start, end);
  return JSON.stringify(`${start > 0 ? '…' : ''}${part}${end < query.length ? '…' : ''}`);
}
