const ESCAPES: Record<string, string | undefined> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

function escaped(character: string): string {
  return ESCAPES[character] || '\\u' + ('000' + character.charCodeAt(0).toString(16)).slice(-4);
}

/** A text in quotes, as JSON has it. U+2028 and U+2029 are escaped too, so that scripts can read it. */
export function quoteJson(text: string): string {
  return '"' + text.replace(/["\\\u0000-\u001f\u2028\u2029]/g, escaped) + '"';
}
