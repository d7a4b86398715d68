const MAX_LENGTH = 40;

/** Line ends, tabs and other controls. */
const CONTROLS = '[^ -~\\u00a1-\\u2027\\u202a-\\uffff]';

/** Replaces each control character of a text by a blank, so that every character fills one column. */
export function oneLine(text: string): string {
  return text.replace(new RegExp(CONTROLS, 'g'), ' ');
}

/** Puts a text on one line, shortened to what a message can quote. */
export function clip(text: string): string {
  return text.length <= MAX_LENGTH ? oneLine(text) : `${oneLine(text.substring(0, MAX_LENGTH))}...`;
}
