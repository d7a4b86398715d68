/** Line separators that JSON leaves alone, and what would end the element of a script in a page. */
const UNSAFE = /[\u2028\u2029]|<(?=[/!])/g;

/** A text of a document as a literal of JavaScript: whatever it holds, it stays a text. */
export function quoteText(text: string): string {
  return JSON.stringify(text).replace(UNSAFE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** A member of an object by its name: `lib.star`, or `lib["1st"]` for what is not an identifier. */
export function member(object: string, name: string): string {
  return IDENTIFIER.test(name) ? `${object}.${name}` : `${object}[${quoteText(name)}]`;
}

/** A key of an object's literal. `__proto__` would be no key there. */
export function key(name: string): string {
  if (name === '__proto__') return `[${quoteText(name)}]`;
  return IDENTIFIER.test(name) ? name : quoteText(name);
}

/** A comment of one line, whatever the text holds. It ends no element of a page either. */
export function comment(text: string): string {
  return `// ${text.replace(/[\r\n\u2028\u2029]+/g, ' ').replace(/<(?=[/!])/g, '< ')}`;
}
