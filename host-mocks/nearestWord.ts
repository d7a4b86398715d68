/** The known word that differs least from a word, for "did you mean"; undefined if none is near. */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of candidates) {
    const distance = distanceOf(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Number of characters to change, add or remove. */
function distanceOf(first: string, second: string): number {
  // Distances between the prefix of one word read so far and each prefix of the other.
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const letter of first) {
    let [left, diagonal] = [Infinity, Infinity];
    row = row.map((above, index) => {
      left = Math.min(left + 1, above + 1, diagonal + (letter === second[index - 1] ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
