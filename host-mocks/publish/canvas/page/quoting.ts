/** Characters that would end a script inside a page, or a line inside a text. */
const UNSAFE = /[<>\u2028\u2029]/g;

/** A value as JavaScript that can stand in a page: no character of it ends the script or a line. */
export function quoteValue(value: string | number | boolean): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A member of an object, by its name: `lib.star`, or `lib["1st"]`. */
export function member(object: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${quoteValue(name)}]`;
}

/**
 * A script as it can stand in a page: what would end its element, or begin a comment of HTML, is written with an escape.
 * Both stand in texts of a script only.
 */
export function scriptInPage(source: string): string {
  return source.replace(/<(?=\/script|script)/gi, '\\x3C').replace(/<!--/g, '\\x3C!--');
}

/** A value of an attribute, with its quotes. */
export function quoteHtml(value: string): string {
  return `"${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`;
}
