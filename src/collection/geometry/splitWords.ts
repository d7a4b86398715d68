/** Splits a text, or the texts of an Array, at blanks and commas: `'top left'`, `'left,top'`. */
export function splitWords(value: string | string[]): string[] {
  const text = typeof value === 'string' ? value : value.join(' ');
  const parts = text.replace(/,/g, ' ').split(' ');
  const words: string[] = [];
  for (let i = 0; i < parts.length; i++) if (parts[i] !== '') words.push(parts[i]);
  return words;
}
