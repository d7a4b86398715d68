/** Converts line ends to those of documents of Flash CS5. */
export function toLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
