import { MAX_COMPARED_PAIRS } from '../../../geometry/claims';

/** Things of two lists that belong together, or one thing without a partner. Both orders are kept. */
export type MatchedPair<T> =
  | { before: T; after: T }
  | { before: T; after?: undefined }
  | { before?: undefined; after: T };

/**
 * Pairs two lists so that like things meet and no order changes: the alignment of the highest score. Very long lists are
 * paired in order.
 *
 * @param score - how alike two things are; 0 and less never pair
 */
export function align<T>(
  olds: readonly T[],
  news: readonly T[],
  isSame: (before: T, after: T) => boolean,
  score: (before: T, after: T) => number,
): MatchedPair<T>[] {
  let start = 0;
  const shorter = Math.min(olds.length, news.length);
  while (start < shorter && isSame(olds[start], news[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(olds.at(-1 - end) as T, news.at(-1 - end) as T)) end++;
  const head = olds.slice(0, start).map((before, index) => ({ before, after: news[index] }));
  const tail = olds
    .slice(olds.length - end)
    .map((before, index) => ({ before, after: news[news.length - end + index] }));
  const middle = alignAll(olds.slice(start, olds.length - end), news.slice(start, news.length - end), score);
  return [...head, ...middle, ...tail];
}

function alignAll<T>(
  olds: readonly T[],
  news: readonly T[],
  score: (before: T, after: T) => number,
): MatchedPair<T>[] {
  if (olds.length * news.length > MAX_COMPARED_PAIRS) return inOrder(olds, news);
  const width = news.length + 1;
  const best = new Float64Array((olds.length + 1) * width);
  const scores = new Float64Array(olds.length * news.length);
  for (let i = olds.length - 1; i >= 0; i--)
    for (let j = news.length - 1; j >= 0; j--) {
      const alike = score(olds[i], news[j]);
      scores[i * news.length + j] = alike;
      const paired = alike > 0 ? alike + best[(i + 1) * width + j + 1] : 0;
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j], best[i * width + j + 1]);
    }
  const pairs: MatchedPair<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < olds.length && j < news.length) {
    const here = best[i * width + j];
    const alike = scores[i * news.length + j];
    if (alike > 0 && here === alike + best[(i + 1) * width + j + 1])
      pairs.push({ before: olds[i++], after: news[j++] });
    else if (here === best[(i + 1) * width + j]) pairs.push({ before: olds[i++] });
    else pairs.push({ after: news[j++] });
  }
  for (; i < olds.length; i++) pairs.push({ before: olds[i] });
  for (; j < news.length; j++) pairs.push({ after: news[j] });
  return pairs;
}

function inOrder<T>(olds: readonly T[], news: readonly T[]): MatchedPair<T>[] {
  const length = Math.max(olds.length, news.length);
  return Array.from(
    { length },
    (_, index) => ({ before: olds[index], after: news[index] }) as MatchedPair<T>,
  );
}
