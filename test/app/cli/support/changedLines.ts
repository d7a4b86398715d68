/**
 * The lines that one text has and the other has not (`- …`, `+ …`, trimmed), in order: all lines outside the longest
 * common run of lines. Line ends count.
 */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return compare(old.slice(start, old.length - end), now.slice(start, now.length - end));
}

/** The textbook's table: `common[i][j]` is how many lines the texts from i and j on share in order. */
function compare(old: readonly string[], now: readonly string[]): string[] {
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      common[i][j] =
        old[i] === now[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const changed: string[] = [];
  for (let [i, j] = [0, 0]; i < old.length || j < now.length;) {
    if (i < old.length && j < now.length && old[i] === now[j]) [i, j] = [i + 1, j + 1];
    else if (j >= now.length || (i < old.length && common[i + 1][j] >= common[i][j + 1]))
      changed.push(`- ${old[i++].trim()}`);
    else changed.push(`+ ${now[j++].trim()}`);
  }
  return changed;
}
