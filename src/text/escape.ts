/** The characters that need a backslash: wherever they stand, at the start only, at the end only. */
export interface Escapes {
  special: string;
  first?: string;
  last?: string;
}

/** The text with a backslash before each character that needs one. */
export function escape(text: string, escapes: Escapes): string {
  const { special, first = '', last = '' } = escapes;
  const parts: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    const needed =
      special.indexOf(character) >= 0 ||
      (i === 0 && first.indexOf(character) >= 0) ||
      (i === text.length - 1 && last.indexOf(character) >= 0);
    parts.push(needed ? `\\${character}` : character);
  }
  return parts.join('');
}
