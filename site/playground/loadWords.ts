import { withBase } from 'vitepress';
import type { Words } from './completion/Words';

let words: Promise<Words> | undefined;

/** The words that queries and scripts may use; they are loaded once, when somebody types. */
export function loadWords(): Promise<Words> {
  return (words ??= fetch(withBase('/playground/words.json')).then(
    (answer) => answer.json() as Promise<Words>,
  ));
}
