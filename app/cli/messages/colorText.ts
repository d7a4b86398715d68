import { visibleLine } from './visible';

const CODES = { red: 31, green: 32, yellow: 33, cyan: 36, dim: 2, bold: 1, underline: 4 } as const;

export type Paint = keyof typeof CODES;

const END = '\u001b[0m';
const OWN = new RegExp(`\\u001b\\[(?:0|${Object.values(CODES).join('|')})m`, 'g');

/** A text of one line in a colour, if colours are shown. The rest of its line goes through `visibleLine`, too. */
export function paint(color: Paint, text: string, isColored: boolean): string {
  const shown = visibleLine(text);
  return isColored ? `\u001b[${CODES[color]}m${shown}${END}` : shown;
}

/** Applies a function to the parts of a painted text, but not to the codes of `paint`. */
export function betweenCodes(text: string, change: (part: string) => string): string {
  const codes = text.match(OWN) ?? [];
  return text
    .split(OWN)
    .map((part, index) => change(part) + (codes[index] ?? ''))
    .join('');
}
