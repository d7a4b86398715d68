import { selectWhere } from '../support/selectWhere';

/** Splits a text, or the texts of an Array, at blanks and commas: `'top left'`, `'left,top'`. */
export function splitWords(value: string | string[]): string[] {
  const text = typeof value === 'string' ? value : value.join(' ');
  const parts = text.replace(/,/g, ' ').split(' ');
  const words: string[] = [];
  for (let i = 0; i < parts.length; i++) if (parts[i] !== '') words.push(parts[i]);
  return words;
}

/** The words but `center`, which means the middle of every axis that no other word names. */
export function withoutCenter(words: string[]): string[] {
  return selectWhere(words, (word) => word !== 'center');
}
