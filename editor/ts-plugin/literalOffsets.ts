/** An escape sequence of a text literal, a line break that counts as one character, or any other character. */
const PIECE = /\\(?:x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]+\}|\r\n|[^])|\r\n|[^]/giy;

/**
 * Where the characters of a text are in the literal that writes it.
 *
 * @param literal as the script writes it, with its quotes
 * @returns for each character of the text its offset in the literal, and at the end that of the closing quote
 * @example literalOffsets("'a\\tb'") // [1, 2, 4, 5]
 */
export function literalOffsets(literal: string): number[] {
  const offsets: number[] = [];
  const end = literal.length - 1;
  PIECE.lastIndex = 1;
  while (PIECE.lastIndex < end) {
    const start = PIECE.lastIndex;
    const [piece] = PIECE.exec(literal) ?? [''];
    for (let i = 0; i < lengthOf(piece); i++) offsets.push(start);
  }
  return [...offsets, end];
}

/** How many characters of the text a piece of the literal stands for. */
function lengthOf(piece: string): number {
  // A backslash before a line break writes nothing.
  if (/^\\[\r\n\u2028\u2029]/.test(piece)) return 0;
  const [, code] = /^\\u\{([\da-f]+)\}$/i.exec(piece) ?? [];
  return code !== undefined && parseInt(code, 16) > 0xffff ? 2 : 1;
}
