/**
 * Characters that a terminal obeys, or that change the order of a text: controls except the tab and
 * the line break, marks that turn the direction of writing, and line separators. A CR before a line break is part of it.
 */
const ACTING =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
const IN_TEXT = new RegExp(`[${ACTING}]|\\r(?!\\n)`, 'g');
const IN_LINE = new RegExp(`[${ACTING}\\r\\n]`, 'g');

/** A text for a terminal: control characters are shown as `\u001b`. In JSON such an escape means the same text. */
export function visible(text: string): string {
  return text.replace(IN_TEXT, escaped);
}

/** The same for a text that must stay on one line, such as a name. */
export function visibleLine(text: string): string {
  return text.replace(IN_LINE, escaped);
}

/** A character as JavaScript and JSON write it. */
export function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
