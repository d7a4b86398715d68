import { foldCase } from './fold';

const SHORTEST_PREFIX = 3;
const MAX_WORD_LENGTH = 64;

/**
 * The word of the list that was probably meant by `word`, or null when none is near: the first of those with
 * the fewest letters added, left out, exchanged or swapped with their neighbour (at most a third of the letters, three
 * in all), case ignored; failing that, the shortest that begins with `word`.
 */
export function nearest(word: string, words: string[]): string | null {
  if (word.length > MAX_WORD_LENGTH) return null;
  const folded = foldCase(word);
  let best: string | null = null;
  let least = Math.min(3, Math.max(1, Math.floor(word.length / 3))) + 1;
  for (let i = 0; i < words.length; i++) {
    const distance = editDistance(folded, foldCase(words[i]), least);
    if (distance < least) {
      least = distance;
      best = words[i];
    }
  }
  return best === null ? shortestWithPrefix(folded, words) : best;
}

/** The end of a message about an unknown word: the known word that was probably meant, else all of them. */
export function suggest(word: string, words: string[]): string {
  const near = nearest(word, words);
  return near === null ? `there are ${words.join(', ')}` : `did you mean "${near}"?`;
}

function shortestWithPrefix(prefix: string, words: string[]): string | null {
  if (prefix.length < SHORTEST_PREFIX) return null;
  let best: string | null = null;
  for (let i = 0; i < words.length; i++) {
    const begins = foldCase(words[i].substring(0, prefix.length)) === prefix;
    if (begins && (best === null || words[i].length < best.length)) best = words[i];
  }
  return best;
}

/** The edit distance of two words (with swaps of neighbours), or `limit` when it is not less than that. */
function editDistance(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= to.length; column++) last.push(column);

  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    const letter = from.charAt(row - 1);
    for (let column = 1; column <= to.length; column++) {
      const target = to.charAt(column - 1);
      let cost = Math.min(
        last[column] + 1,
        current[column - 1] + 1,
        last[column - 1] + (letter === target ? 0 : 1),
      );
      const swapped = letter === to.charAt(column - 2) && target === from.charAt(row - 2);
      if (swapped) cost = Math.min(cost, beforeLast[column - 2] + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length], limit);
}
