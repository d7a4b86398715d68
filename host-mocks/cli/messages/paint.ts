const CODES = { red: 31, green: 32, yellow: 33, cyan: 36, dim: 2, bold: 1, underline: 4 } as const;

export type Paint = keyof typeof CODES;

/** A text in a colour, where colours are shown. */
export function paint(color: Paint, text: string, isColored: boolean): string {
  return isColored ? `\u001b[${CODES[color]}m${text}\u001b[0m` : text;
}
