/** Maximum number of characters of an answer. */
export const PAGE_LENGTH = 24_000;

/**
 * A page of a long text. Pages end at the end of a line, except within lines that are longer than a page. Joined, they are the
 * text.
 *
 * @param number - from 1
 * @returns the page, and the number of pages
 */
export function pageOf(text: string, number: number): { text: string; count: number } {
  const pages: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfPage(text, start);
    pages.push(text.slice(start, end));
    start = end;
  }
  return { text: pages[number - 1] ?? '', count: Math.max(1, pages.length) };
}

function endOfPage(text: string, start: number): number {
  const end = start + PAGE_LENGTH;
  if (end >= text.length) return text.length;
  const lineEnd = text.lastIndexOf('\n', end - 1);
  return lineEnd >= start ? lineEnd + 1 : end;
}
