/** A text as JSON writes it, in ASCII. */
export function quote(text: string): string {
  let quoted = '"';
  for (let i = 0; i < text.length; i++) quoted += quoteCharacter(text.charAt(i));
  return `${quoted}"`;
}

function quoteCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (character === '"' || character === '\\') return `\\${character}`;
  return code < 32 || code > 126 ? `\\u${`000${code.toString(16)}`.slice(-4)}` : character;
}
