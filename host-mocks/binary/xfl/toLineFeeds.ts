/** Texts of several lines, as documents of Flash CS5 have them. */
export function toLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
