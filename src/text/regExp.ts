/** The flags of a regular expression; those marked as optional are newer than ES3. */
interface Flags {
  ignoreCase: boolean;
  multiline: boolean;
  sticky?: boolean;
  flags?: unknown;
}

/** Tells whether a value is a RegExp, of this realm or another. */
export function isRegExp(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === '[object RegExp]';
}

/**
 * Makes a test of whole texts from a regular expression. Each text is searched from its start, whatever the flags.
 * The test uses a copy, so that `lastIndex` of the expression given neither matters nor changes.
 */
export function regExpTest(expression: RegExp): (text: string) => boolean {
  const copy = new RegExp(expression.source, flagsOf(expression));
  return function matchesRegExp(text) {
    // With the flag g or y an expression continues where its last match ended.
    copy.lastIndex = 0;
    return copy.test(text);
  };
}

function flagsOf(expression: RegExp): string {
  const { flags, ignoreCase, multiline, sticky } = expression as RegExp & Flags;
  if (typeof flags === 'string') return flags;
  // Every search begins at 0, so g changes nothing.
  return (ignoreCase ? 'i' : '') + (multiline ? 'm' : '') + (sticky ? 'y' : '');
}
