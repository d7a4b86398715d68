/** The characters that count as blank in queries; ES3 engines do not agree on what `\s` is. */
export const BLANKS = ' \t\n\r\f\u000b\u00a0\u2028\u2029\ufeff';

export function isBlank(character: string): boolean {
  return character !== '' && BLANKS.indexOf(character) >= 0;
}

/** Removes the blanks at both ends of a text, in linear time. */
export function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (isBlank(text.charAt(start))) start++;
  while (end > start && isBlank(text.charAt(end - 1))) end--;
  return text.substring(start, end);
}
