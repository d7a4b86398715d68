import type { Pattern } from '../../src/text/pattern';

/** Returns true if a pattern fits a whole text. It tries every way to divide the text among the pieces. */
export function covers(pattern: Pattern, text: string, piece = 0, start = 0): boolean {
  if (piece === pattern.length) return start === text.length;
  for (let end = start; end <= text.length; end++) {
    if (isPiece(pattern, text, piece, start, end) && covers(pattern, text, piece + 1, end)) return true;
  }
  return false;
}

function isPiece(pattern: Pattern, text: string, index: number, start: number, end: number): boolean {
  const piece = pattern[index];
  const part = text.slice(start, end);
  if (piece.type === 'any') return true;
  if (piece.type === 'text') return part === piece.text;
  if (!/^-?\d+$/.test(part)) return false;
  // Next to a star, a range reads the whole number.
  const cutLeft = pattern[index - 1]?.type === 'any' && /\d$/.test(text.slice(0, start)) && /^\d/.test(part);
  const cutRight = pattern[index + 1]?.type === 'any' && /^\d/.test(text.slice(end));
  return !cutLeft && !cutRight && Number(part) >= piece.min && Number(part) <= piece.max;
}
