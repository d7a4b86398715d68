/**
 * Pairs objects of two keyframes that are alike, so that no two pairs cross: each of the takers in turn takes the first
 * of those that are left. Linear where neighbours agree. Undefined is like nothing.
 *
 * @returns the indices of what was taken, by the indices of the takers
 * @example pairInOrder(['a', 'b'], ['c', 'b', 'a'], () => true) // 0 → 2
 */
export function pairInOrder(
  takers: readonly (string | undefined)[],
  offered: readonly (string | undefined)[],
  agree: (taker: number, offer: number) => boolean,
): Map<number, number> {
  const waiting = new Map<string, number[]>();
  for (let i = offered.length - 1; i >= 0; i--) {
    const likeness = offered[i];
    if (likeness === undefined) continue;
    const list = waiting.get(likeness);
    if (list) list.push(i);
    else waiting.set(likeness, [i]);
  }
  const pairs = new Map<number, number>();
  let from = 0;
  takers.forEach((likeness, taker) => {
    const left = likeness === undefined ? undefined : waiting.get(likeness);
    if (!left) return;
    while (left.length > 0 && left[left.length - 1] < from) left.pop();
    let last = left.length - 1;
    while (last >= 0 && !agree(taker, left[last])) last--;
    if (last < 0) return;
    pairs.set(taker, left[last]);
    from = left[last] + 1;
  });
  return pairs;
}
