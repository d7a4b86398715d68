import { shortened } from '../../../host-mocks/realm/shortened';

/** An error of any realm, or something else that was thrown. */
interface Said {
  message?: unknown;
  query?: unknown;
  index?: unknown;
}

/**
 * The line that reports a failure. An error of the query language has the query and a caret on its second and third
 * line; they become a position in words.
 */
export function errorLine(error: unknown): string {
  return shortened(wholeLine(error));
}

/** The same for a query of the command line, where no script called `$()`. */
export function failureLine(error: unknown): string {
  const line = errorLine(error);
  return isQueryError(error) ? line.replace(/^\$[$.\w]*\(\): /, '') : line;
}

/** True for an error of the query language, of any realm. */
export function isQueryError(error: unknown): error is { query: string; index: number } {
  if (typeof error !== 'object' || error === null) return false;
  const { query, index } = error as Said;
  return typeof query === 'string' && typeof index === 'number';
}

function wholeLine(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message } = error as Said;
  const lines = textOfThrown(message ?? error).split('\n');
  if (!isQueryError(error)) return lines.map((line) => line.trim()).join(' ');
  const { query, index } = error;
  const [what, , , ...hints] = lines;
  const summary = `${what} (at character ${index + 1} of ${quotePart(query, index)})`;
  return [summary, ...hints.map((hint) => hint.trim())].join('. ');
}

/** A script may throw any object, even one that throws when it is converted to text. */
function textOfThrown(value: unknown): string {
  const nothing = 'an object without a text was thrown';
  try {
    const text = String(value);
    return text === '[object Object]' ? nothing : text;
  } catch {
    return nothing;
  }
}

/** Characters of a long query that are shown before and after the position. */
const AROUND = 60;

function quotePart(query: string, index: number): string {
  const start = Math.max(0, index - AROUND);
  const end = Math.min(query.length, index + AROUND);
  const part = query.slice(start, end);
  return JSON.stringify(`${start > 0 ? '…' : ''}${part}${end < query.length ? '…' : ''}`);
}
