/** Compares two elements: negative when the first comes before the second, positive when after; else equal. */
export type Compare<T> = (a: T, b: T) => number;

/** Merges the sorted stretches [from, middle) and [middle, end) of `source` into the same place of `target`. */
function merge<T>(
  source: T[],
  target: T[],
  from: number,
  middle: number,
  end: number,
  compare: Compare<T>,
): void {
  let left = from;
  let right = middle;
  for (let at = from; at < end; at++) {
    const takesRight = left >= middle || (right < end && compare(source[left], source[right]) > 0);
    target[at] = takesRight ? source[right++] : source[left++];
  }
}

/**
 * A sorted copy in which equal elements keep their order. The sort of an ES3 engine need not do that.
 * Bottom-up merge sort: n·log n comparisons, no recursion.
 */
export function stableSort<T>(list: T[], compare: Compare<T>): T[] {
  let source = list.slice();
  let target = list.slice();
  for (let width = 1; width < list.length; width *= 2) {
    for (let from = 0; from < list.length; from += 2 * width) {
      const middle = Math.min(from + width, list.length);
      merge(source, target, from, middle, Math.min(from + 2 * width, list.length), compare);
    }
    const merged = target;
    target = source;
    source = merged;
  }
  return source;
}
