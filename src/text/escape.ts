/** The characters that need a backslash: anywhere, only at the start, only at the end. */
export interface Escapes {
  special: string;
  first?: string;
  last?: string;
}

/** Puts a backslash before each character of a text that needs one. */
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
