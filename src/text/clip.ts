const LONGEST = 40;

/** The text, or its beginning when it is too long to be quoted in a message. */
export function clip(text: string): string {
  return text.length <= LONGEST ? text : `${text.substring(0, LONGEST)}...`;
}
