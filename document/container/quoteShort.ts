const MAX_LENGTH = 60;

/** A text in quotes as messages show it; of a long one the beginning, and its length. */
export function quoteShort(text: string, longest = MAX_LENGTH): string {
  if (text.length <= longest) return JSON.stringify(text);
  return `${JSON.stringify(`${text.slice(0, longest)}…`)} (${text.length} characters)`;
}
