/**
 * Puts characters before a text until it is as long as `width`; a longer text stays as it is.
 *
 * @param character default: a blank
 * @example padLeft('7', 3, '0') // '007'
 */
export function padLeft(text: string, width: number, character = ' '): string {
  let padded = text;
  while (padded.length < width) padded = character + padded;
  return padded;
}
