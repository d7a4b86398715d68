import { classesWith } from './builtInWords';
import { MEANINGS } from './meaningsOfWords';
import type { PlacedWord } from './wordAt';

/**
 * Says what a word of the query language means.
 *
 * @returns Markdown of one line; undefined for a word that is not built in
 * @example describeWord({ text: ':nth', subject: 'item', start: 0 }) // '`:nth(3)`: the third'
 */
export function describeWord({ text, subject }: PlacedWord): string | undefined {
  const isAttribute = text.startsWith('[');
  const word = isAttribute ? `${text}]` : text;
  // Words that are the same for all are in the tables of elements only.
  const entry = MEANINGS[subject][word] ?? MEANINGS.element[word];
  if (entry) return `\`${entry.example}\`: ${entry.meaning}`;
  const classes = isAttribute ? classesWith(subject, text.slice(1)) : [];
  return classes.length > 0 ? `a property of ${classes.join(', ')}` : undefined;
}
