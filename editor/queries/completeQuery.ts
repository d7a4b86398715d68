import { isQuoted, subjectAt } from './nesting';
import type { QueryWords, WordDomain } from './QueryWords';

/** What may be at a place of a text. */
export interface Completion {
  /** Where the word begins that is being typed. */
  from: number;
  /** Words that begin with what is there, in alphabetical order. */
  options: string[];
}

/**
 * Completes pseudos after `:` and attributes after `[`.
 *
 * @param text a query, up to the caret at least
 * @param caret where in the text
 * @returns undefined where no word of the language can stand
 */
export function completeQuery(
  text: string,
  caret: number,
  subject: WordDomain,
  { pseudos, attributes }: QueryWords,
): Completion | undefined {
  const [sign, word] =
    /[:[][\w-]*$/
      .exec(text.slice(0, caret))?.[0]
      .match(/^(.)(.*)$/)
      ?.slice(1) ?? [];
  if (sign === undefined || isQuoted(text.slice(0, caret))) return undefined;
  const words = (sign === ':' ? pseudos : attributes)[subjectAt(text.slice(0, caret), subject)];
  const options = [...words].sort().filter((each) => each.startsWith(word) && each !== word);
  return options.length > 0 ? { from: caret - word.length, options } : undefined;
}
