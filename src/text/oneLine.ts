const LONGEST = 40;

/** Line ends, tabs and other controls. */
const CONTROLS = '[^ -~\\u00a1-\\u2027\\u202a-\\uffff]';

/** The text with a blank for each character that would not fill one column of a line. */
export function oneLine(text: string): string {
  return text.replace(new RegExp(CONTROLS, 'g'), ' ');
}

/** The text on one line, or its beginning when it is too long to be quoted in a message. */
export function clip(text: string): string {
  return text.length <= LONGEST ? oneLine(text) : `${oneLine(text.substring(0, LONGEST))}...`;
}
