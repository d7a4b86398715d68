import { withBase } from 'vitepress';
import type { CompletionWords } from './completion/CompletionWords';

let words: Promise<CompletionWords> | undefined;

/** The words that queries and scripts may use; they are loaded once, when the user types. */
export function loadWords(): Promise<CompletionWords> {
  return (words ??= fetch(withBase('/playground/words.json')).then(
    (answer) => answer.json() as Promise<CompletionWords>,
  ));
}
