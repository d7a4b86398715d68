/** Characters that XML 1.0 does not allow, not even as references; `\p{Cs}` are halves of surrogate pairs. */
const UNWRITABLE = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

const NAME = /^[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u00b7]*$/u;

const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
  '\n': '&#xA;',
  '\t': '&#x9;',
};

const reference = (character: string): string => REFERENCES[character] ?? character;

/** Throws a RangeError for a text that XML cannot contain. `place` says in the message what it was meant for. */
export function checkWritable(place: string, text: string): void {
  const match = UNWRITABLE.exec(text);
  if (match === null) return;
  const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  throw new RangeError(`${place}: the character U+${code} at index ${match.index} cannot be written in XML.`);
}

/** Throws a RangeError unless `name` can name an element or an attribute. */
export function checkName(place: string, name: string): void {
  if (!NAME.test(name)) throw new RangeError(`${place}: "${name}" is not a name in XML.`);
}

/**
 * A value with its quotes, as Animate writes it: in double quotes, or in single ones if the value contains a double
 * quote (`guides='&lt;guideline direction="h"&gt;…'`).
 */
export function quoteAttribute(value: string): string {
  const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
  const escaped = value.replace(quote === '"' ? /[&<>"\r\n\t]/g : /[&<>\r\n\t]/g, reference);
  return quote + escaped + quote;
}

/** Character data: `&#xD;` is the paragraph break of `<characters>`, a raw one would read as a line feed. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r\n]/g, reference);
}

/** A CDATA section; line breaks become `eol`, because it cannot contain references. */
export function toCdata(text: string, eol: string): string {
  const lines = text.replace(/\r\n?|\n/g, eol);
  return `<![CDATA[${lines.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
