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
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, query, index } = error as Said;
  const lines = String(message ?? error).split('\n');
  if (typeof query !== 'string' || typeof index !== 'number')
    return lines.map((line) => line.trim()).join(' ');
  const [what, , , ...hints] = lines;
  const place = `${what} (at character ${index + 1} of ${JSON.stringify(query)})`;
  return [place, ...hints.map((hint) => hint.trim())].join('. ');
}
