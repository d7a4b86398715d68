/**
 * A script as it can be in a page: what would end its element, or begin a comment of HTML, is written with an escape.
 * Both are in texts of a script only.
 */
export function scriptInPage(source: string): string {
  return source.replace(/<(?=\/script|script)/gi, '\\x3C').replace(/<!--/g, '\\x3C!--');
}

/** A value of an attribute, with its quotes. */
export function quoteHtml(value: string): string {
  return `"${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`;
}

/**
 * A text for a place that a template chooses, be it text, an attribute or a literal of a script: letters, digits and what
 * ends none of them stay, the rest is told by number.
 */
export function plainText(value: string): string {
  return value.replace(
    /[^\p{L}\p{Nd}\p{M} ._()+,@-]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0};`,
  );
}
