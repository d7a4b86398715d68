/** Number of characters that V8 quotes before an unexpected one, if the quote begins with dots. */
const QUOTED_BEFORE = 10;

/** Why a text is not JSON, and where if the engine reports it: `line 3, column 7: expected a property name`. */
export function jsonFault(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/^Unexpected end/.test(message)) return 'it ends too early';
  const reason = message
    .replace(/ (?:in JSON )?at position \d+.*$/s, '')
    .replace(/, [^,]*?is not valid JSON$/s, '');
  const offset = offsetOf(text, message);
  if (offset === undefined) return reason;
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${before[before.length - 1].length + 1}: ${reason}`;
}

function offsetOf(text: string, message: string): number | undefined {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const quoted = /, \.\.\."([^]*?)"(?:\.\.\.)? is not valid JSON$/.exec(message)?.[1];
  const start = quoted === undefined ? -1 : text.indexOf(quoted);
  return start < 0 ? undefined : start + QUOTED_BEFORE;
}
